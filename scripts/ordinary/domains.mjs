/**
 * What the generated business code is about: per package a thing with its fields and the states it goes through.
 * Neighbours: `kit.mjs` makes classes of these, `shapes/core.mjs` writes them.
 */

const row = (pkg, noun, plural, texts, numbers, long, real, flag, statuses) => ({
  pkg,
  noun,
  plural,
  texts,
  numbers,
  long,
  real,
  flag,
  statuses,
});

export const DOMAINS = [
  row('billing', 'Invoice', 'invoices', ['customerName', 'reference'], ['lineCount', 'dueDays'], 'totalCents', 'taxRate', 'reminded', [
    'DRAFT',
    'SENT',
    'PAID',
    'OVERDUE',
    'CANCELLED',
  ]),
  row('orders', 'Order', 'orders', ['buyer', 'address'], ['quantity', 'priority'], 'priceCents', 'discount', 'express', [
    'NEW',
    'PACKED',
    'SHIPPED',
    'DELIVERED',
    'RETURNED',
  ]),
  row('library', 'Book', 'books', ['title', 'author'], ['pages', 'copies'], 'isbn', 'rating', 'reserved', ['AVAILABLE', 'LENT', 'LOST']),
  row('fleet', 'Vehicle', 'vehicles', ['plate', 'model'], ['seats', 'year'], 'mileage', 'fuelLevel', 'leased', [
    'IDLE',
    'DRIVING',
    'IN_REPAIR',
    'RETIRED',
  ]),
  row('clinic', 'Patient', 'patients', ['fullName', 'ward'], ['age', 'bedNumber'], 'insuranceNumber', 'temperature', 'isolated', [
    'WAITING',
    'ADMITTED',
    'DISCHARGED',
  ]),
  row('payroll', 'Employee', 'employees', ['lastName', 'department'], ['grade', 'vacationDays'], 'salaryCents', 'bonusFactor', 'partTime', [
    'ACTIVE',
    'ON_LEAVE',
    'LEFT',
  ]),
  row('tickets', 'Ticket', 'tickets', ['summary', 'assignee'], ['severity', 'votes'], 'createdAt', 'estimate', 'blocked', [
    'OPEN',
    'IN_PROGRESS',
    'RESOLVED',
    'CLOSED',
    'REJECTED',
  ]),
  row('warehouse', 'Pallet', 'pallets', ['label', 'zone'], ['boxes', 'shelf'], 'weightGrams', 'fillLevel', 'fragile', [
    'STORED',
    'RESERVED',
    'MOVING',
    'GONE',
  ]),
  row('hotel', 'Booking', 'bookings', ['guest', 'roomType'], ['nights', 'adults'], 'rateCents', 'commission', 'breakfast', [
    'REQUESTED',
    'CONFIRMED',
    'CHECKED_IN',
    'CHECKED_OUT',
    'NO_SHOW',
  ]),
  row('courses', 'Course', 'courses', ['subject', 'teacher'], ['credits', 'capacity'], 'startsAt', 'averageGrade', 'online', [
    'PLANNED',
    'RUNNING',
    'FINISHED',
  ]),
  row('banking', 'Account', 'accounts', ['owner', 'iban'], ['branch', 'withdrawals'], 'balanceCents', 'interestRate', 'frozen', [
    'PENDING',
    'ACTIVE',
    'DORMANT',
    'CLOSED',
  ]),
  row('flights', 'Flight', 'flights', ['origin', 'destination'], ['seats', 'gate'], 'departureAt', 'loadFactor', 'charter', [
    'SCHEDULED',
    'BOARDING',
    'AIRBORNE',
    'LANDED',
    'DIVERTED',
  ]),
  row('music', 'Track', 'tracks', ['title', 'artist'], ['plays', 'trackNumber'], 'durationMillis', 'loudness', 'explicit', [
    'UPLOADED',
    'ENCODED',
    'PUBLISHED',
    'REMOVED',
  ]),
  row('network', 'Device', 'devices', ['hostName', 'vendor'], ['ports', 'rack'], 'macAddress', 'load', 'managed', [
    'UNKNOWN',
    'ONLINE',
    'OFFLINE',
  ]),
  row('farming', 'Field', 'fields', ['crop', 'region'], ['rows', 'season'], 'areaSquareMeters', 'moisture', 'irrigated', [
    'FALLOW',
    'SOWN',
    'GROWING',
    'HARVESTED',
  ]),
  row('insurance', 'Claim', 'claims', ['claimant', 'policy'], ['documents', 'riskClass'], 'amountCents', 'liability', 'disputed', [
    'FILED',
    'IN_REVIEW',
    'APPROVED',
    'DENIED',
    'PAID_OUT',
  ]),
  row('kitchen', 'Recipe', 'recipes', ['dish', 'cuisine'], ['servings', 'minutes'], 'calories', 'difficulty', 'vegetarian', [
    'SKETCH',
    'TESTED',
    'PUBLISHED',
  ]),
  row('elections', 'Ballot', 'ballots', ['district', 'candidate'], ['round', 'page'], 'serialNumber', 'weight', 'spoiled', [
    'PRINTED',
    'CAST',
    'COUNTED',
    'CHALLENGED',
  ]),
  row('energy', 'Meter', 'meters', ['site', 'unit'], ['phases', 'interval'], 'reading', 'factor', 'smart', [
    'INSTALLED',
    'READING',
    'FAULTY',
    'REPLACED',
  ]),
  row('forum', 'Post', 'posts', ['heading', 'writer'], ['likes', 'replies'], 'postedAt', 'score', 'pinned', [
    'DRAFT',
    'VISIBLE',
    'HIDDEN',
    'DELETED',
  ]),
  row('logistics', 'Parcel', 'parcels', ['sender', 'recipient'], ['pieces', 'depot'], 'weightGrams', 'volume', 'insured', [
    'ANNOUNCED',
    'COLLECTED',
    'IN_TRANSIT',
    'DELIVERED',
    'LOST',
  ]),
  row('theater', 'Performance', 'performances', ['play', 'stage'], ['freeSeats', 'acts'], 'beginsAt', 'rebate', 'premiere', [
    'PLANNED',
    'ON_SALE',
    'SOLD_OUT',
    'PLAYED',
  ]),
  row('mining', 'Drill', 'drills', ['site', 'operator'], ['depth', 'crew'], 'meters', 'wear', 'remote', [
    'PARKED',
    'DRILLING',
    'JAMMED',
    'SERVICED',
  ]),
  row('research', 'Sample', 'samples', ['species', 'collector'], ['batch', 'replicates'], 'takenAt', 'purity', 'frozen', [
    'TAKEN',
    'PREPARED',
    'MEASURED',
    'DISCARDED',
  ]),
  row('support', 'Call', 'calls', ['caller', 'topic'], ['queue', 'transfers'], 'startedAt', 'satisfaction', 'recorded', [
    'RINGING',
    'TALKING',
    'HELD',
    'ENDED',
  ]),
  row('printing', 'Job', 'jobs', ['document', 'user'], ['sheets', 'copies'], 'submittedAt', 'coverage', 'duplex', [
    'QUEUED',
    'PRINTING',
    'DONE',
    'FAILED',
  ]),
];
