/**
 * Locks and code without source: a lock that nobody here knows, so that several threads may have it at once (`jar/Locks.java`), by each
 * type of the library and by several ways to where it is taken; a lock of the class that is given up or awaited by another name, on an
 * object of which not even the type is known; and methods that leave a lock taken, or give up what their caller has.
 * Neighbours: `shapes.ts` has the locks that are what they seem; `generate.ts` puts what this makes together with what is looked at.
 */
import type { Random } from '../random';
import { CHANNELS, type Channel } from './channels';
import { effectOf, type Effect } from './effects';
import { LOCK, guarded, shapeOf, stateOf, type Guard, type Shape } from './shapes';

export interface LockParts {
  readonly shape: Shape;
  readonly channel: Channel;
  readonly effect: Effect;
  readonly looks?: ReadonlySet<string>;
}

const NOTHING: Effect = { about: 'nothing', body: '' };
const SLEEP = 'try { Thread.sleep(2); } catch (InterruptedException gone) { }';

/** A lock by the type by which it is seen, and what is taken of it. */
interface Made {
  readonly type: string;
  readonly made: readonly string[];
  /** Behind the name of the lock. */
  readonly side?: string;
}

const SHARED: readonly Made[] = [
  { type: 'Lock', made: ['Locks.loose()', 'new StampedLock().asReadLock()', 'Locks.pair().writeLock()'] },
  { type: 'Lock', made: ['new StampedLock().asReadLock()', 'new StampedLock().asReadWriteLock().readLock()'] },
  { type: 'ReentrantLock', made: ['Locks.loosened()'] },
  { type: 'ReadWriteLock', made: ['Locks.pair()'], side: '.writeLock()' },
  // A lock as it should be: what is claimed holds, and is refused all the same.
  { type: 'Lock', made: ['Locks.strict()'] },
];

/** Missed today: the classes of the sides are taken for the library's. */
const OPEN: readonly Made[] = [{ type: 'ReentrantReadWriteLock', made: ['Locks.both()'], side: '.writeLock()' }];

/** How the lock comes into its field: declarations, with `MADE` for what makes it. */
const WAYS: readonly ((type: string) => readonly string[])[] = [
  (type) => [`private final ${type} lock_ = MADE;`],
  (type) => [`private final ${type} lock_ = MADE;`],
  (type) => [`private final ${type} lock_;`, `C() { this(MADE); }`, `private C(${type} given) { lock_ = given; }`],
  (type) => [`private final ${type} lock_;`, `C() { ${type} made = MADE; lock_ = made; }`],
  (type) => [`private final ${type} lock_ = make_();`, `private static ${type} make_() { return MADE; }`],
  (type) => [`private final ${type} lock_ = (${type}) (Object) MADE;`],
  (type) => [`private final ${type} lock_ = pick_(MADE, 1);`, `private static <T> T pick_(T one, int k) { return k > 0 ? one : null; }`],
  (type) => [`private static final ${type} ALL_ = MADE;`, `private final ${type} lock_ = ALL_;`],
  (type) => [`private final ${type} lock_;`, `C() { ${type}[] all = new ${type}[1]; Locks.put(all, MADE); lock_ = all[0]; }`],
  (type) => [
    `static class Holder_ { final ${type} held; Holder_(${type} held) { this.held = held; } }`,
    `private final ${type} lock_ = new Holder_(MADE).held;`,
  ],
];

/** Held by whoever wants it: beside another thread the state is not what it was. `isOpen`: one that is known to be missed. */
export function ofStrangers(random: Random, isOpen = false): LockParts {
  const { type, made, side = '' } = random.pick(isOpen ? OPEN : SHARED);
  const annotation = random.chance(60) ? '@GuardedBy("lock_") ' : undefined;
  const [before, after] =
    side !== '' || random.chance(75)
      ? [`lock_${side}.lock(); try {`, `} finally { lock_${side}.unlock(); }`]
      : [`if (lock_.tryLock()) { try {`, `} finally { lock_.unlock(); } }`];
  const guard: Guard = {
    about: `${type} of strangers`,
    isLock: true,
    members: random
      .pick(WAYS)(type)
      .map((one) => one.replace('MADE', random.pick(made))),
    before,
    after,
    waits: [],
    isHeld: 'lock_ != null',
    ...(annotation !== undefined && { annotation }),
  };
  return {
    shape: { guard, state: stateOf(random) },
    channel: { about: 'the turn of others', call: random.pick(['HUB.pause();', SLEEP, SLEEP, `Thread.yield(); ${SLEEP}`]) },
    effect: NOTHING,
  };
}

/** `LOCK`, a lock or a monitor, by a name whose type nobody knows. */
const UNKNOWN: readonly { readonly members: readonly string[]; readonly name: string }[] = [
  { members: [], name: 'HUB.same(LOCK)' },
  { members: [], name: 'new Box<>(LOCK).get()' },
  { members: ['private final Box<TYPE> box_ = new Box<>(LOCK);'], name: 'box_.get()' },
  { members: ['private final Box<TYPE> box_ = new Box<>(LOCK);'], name: 'box_.held' },
  { members: [], name: 'Optional.of(LOCK).get()' },
  { members: [], name: 'HUB.ask(() -> LOCK)' },
];

/** What this very thread has is given up by another name, in the class itself. */
function byAnotherName(random: Random): LockParts {
  let shape = shapeOf(random);
  while (shape.guard.about === 'write lock' || shape.guard.about === 'class') shape = shapeOf(random);
  const { guard } = shape;
  const lock = guard.isLock ? 'lock_' : guard.about === 'mutex' ? 'mutex_' : 'this';
  const type = guard.isLock ? 'ReentrantLock' : guard.about === 'mutex' ? 'Object' : 'C';
  const way = random.pick(UNKNOWN);
  const filled = (text: string, of = lock, as = type): string => text.replaceAll('LOCK', of).replaceAll('TYPE', as);
  const name = filled(way.name);
  const [about, call, members] = random.pick<readonly [string, string, readonly string[]]>(
    guard.isLock
      ? [
          ['unlocks by another name', `${name}.unlock(); HUB.pause(); ${name}.lock();`, way.members],
          ['unlocks by another name', `HUB.each(lock_, one -> one.unlock()); HUB.pause(); lock_.lock();`, []],
          ['unlocks by another name', `${name}.unlock();`, way.members],
          [
            'awaits by another name',
            `try { ${filled(way.name, 'changed_')}.await(5, TimeUnit.MILLISECONDS); } catch (InterruptedException gone) { }`,
            way.members.map((one) => filled(one, 'changed_', 'Condition')),
          ],
        ]
      : [
          ['waits by another name', `try { ${name}.wait(5); } catch (InterruptedException gone) { }`, way.members],
          ['waits by another name', `HUB.each(${lock}, one -> { try { one.wait(5); } catch (InterruptedException gone) { } });`, []],
        ],
  );
  return {
    shape,
    // Apart from programs in which what is called back gives up locks: beside these nothing would be claimed here.
    channel: { about, members: members.map((one) => filled(one)), call, kind: 'names' },
    effect: { ...NOTHING, kind: guard.isLock ? 'locks' : 'waits' },
  };
}

/** Two (the hash code of a `Hub` is 7), which nobody knows here. */
const DEPTH = 'private final int depth_ = new Hub().hashCode() - 5;';

/** The same in a circle of two methods, of which a call from outside is by a computed specification at once. */
function inTwo(member: string): string {
  return member.replace(
    /((?:@GuardedBy\("\w+"\) )?)private void go_\(int k\) \{/,
    '$1private void go_(int k) { deep_(k); } $1private void deep_(int k) {',
  );
}

/**
 * Bodies that take and give back `other_`, and those that do not on every way, in themselves or in what they call. How deep they go nobody
 * knows here, so that they are not put in the place of their calls.
 */
const LEAVING: readonly { readonly about: string; readonly body: string; readonly members: readonly string[] }[] = [
  {
    about: 'gives back',
    body: 'go_(depth_);',
    members: ['private void go_(int k) { other_.lock(); try { if (k > 0) { go_(k - 1); } } finally { other_.unlock(); } }'],
  },
  {
    about: 'leaves taken',
    body: 'go_(depth_);',
    members: ['private void go_(int k) { other_.lock(); if (k == 1) { return; } if (k > 0) { go_(k - 1); } other_.unlock(); }'],
  },
  {
    about: 'leaves taken at a number',
    body: 'go_(depth_ + 1);',
    members: ['private void go_(int k) { other_.lock(); if (k > 0) { go_(k - 1); } if (k != 2) { other_.unlock(); } }'],
  },
  {
    about: 'passes by with an exception',
    body: 'go_(depth_);',
    members: [
      'private void go_(int k) { other_.lock(); if (k == 1) { throw new IllegalStateException(); } if (k > 0) { go_(k - 1); } other_.unlock(); }',
    ],
  },
  {
    about: 'leaves taken in a helper',
    body: 'go_(depth_);',
    members: [
      'private void go_(int k) { begin_(k); if (k > 0) { go_(k - 1); } if (k > 1) { other_.unlock(); } }',
      'private void begin_(int k) { if (k > 9) { begin_(k - 1); } other_.lock(); }',
    ],
  },
  {
    about: 'another lock in the next round',
    body: 'go_(depth_);',
    members: [
      'private final ReentrantLock third_ = new ReentrantLock();',
      'private void go_(int k) { boolean isTaken = false; ReentrantLock one = other_; for (int at = 0; at < k; at++) { if (at == 7) { go_(k - 1); } one = at == 0 ? other_ : third_; if (isTaken) { one.unlock(); isTaken = false; } else { one.lock(); isTaken = true; } } if (isTaken) { one.unlock(); } }',
    ],
  },
  {
    about: 'awaits',
    body: 'go_(depth_ - 1);',
    members: [
      'private void go_(int k) { other_.lock(); try { ready_.await(2, TimeUnit.MILLISECONDS); if (k > 0) { go_(k - 1); } } catch (InterruptedException gone) { } finally { other_.unlock(); } }',
    ],
  },
];

/** Missed today where they are called back: that who takes a lock gives it back is believed of the workspace's own callbacks, too. */
const OPEN_LEAVING: typeof LEAVING = [
  { about: 'keeps it', body: 'other_.lock();', members: [] },
  { about: 'keeps it', body: 'go_();', members: ['private void go_() { other_.lock(); }'] },
  { about: 'keeps it', body: 'if (!other_.tryLock()) { told_ = 3; }', members: [] },
];

/** Those in which only the names of the shape are used. */
const OF_HELD: ReadonlySet<string> = new Set(['behind', 'handler', 'finally', 'loop']);

/** A lock beside that of the state, taken and given back, or not; what is claimed is whether this thread has it. */
export function leaving(random: Random, isOpen = false): LockParts {
  const { about, body, members } = random.pick(isOpen ? OPEN_LEAVING : LEAVING);
  const isDirect = !isOpen && random.chance(50);
  // What is called back has run before, when the hub was made, and may have left the lock taken then.
  const [type, asked] = isDirect && random.chance(50) ? ['boolean', 'other_.isHeldByCurrentThread()'] : ['int', 'other_.getHoldCount()'];
  const shape: Shape = {
    guard: {
      ...LOCK,
      members: ['private final ReentrantLock other_ = new ReentrantLock();', 'private final Condition ready_ = other_.newCondition();'],
      before: '{',
      after: '}',
      isHeld: `had == ${asked!}`,
    },
    state: {
      about: 'held',
      members: [],
      set: `${type!} had = ${asked!};`,
      changes: [''],
      same: `had == ${asked!}`,
    },
  };
  return {
    shape,
    channel: isDirect
      ? { about: 'calls itself', call: body }
      : {
          about: 'registered',
          register: 'hub_.add((Runnable) () -> { {CB} });',
          call: random.pick(['HUB.fire();', 'hub_.fire();', 'HUB.toString();']),
        },
    effect: { about, body: isDirect ? '' : body, members: [DEPTH, ...(random.chance(80) ? members.map(inTwo) : members)], kind: 'locks' },
    looks: OF_HELD,
  };
}

/** The lock or monitor that the caller has is given up and taken again, or awaited, by a method that calls itself. */
function ofTheCaller(random: Random): LockParts {
  const { state, guard } = shapeOf(random);
  const shape: Shape = { guard: guard.waits.length > 0 && random.chance(60) ? guard : LOCK, state };
  const body = (does: string): string => `private void go_(int k) { ${own(guarded(shape, does))} }`;
  const again = 'if (k > 0) { go_(k - 1); }';
  const waits = `${random.pick(shape.guard.waits)} ${again}`;
  const asks = random.chance(80) ? '@GuardedBy("lock_") ' : '';
  const [about, member] = random.pick<readonly [string, string]>([
    ['awaits', body(waits)],
    ['awaits', body(waits)],
    shape.guard === LOCK
      ? ['gives up what its caller has', `${asks}private void go_(int k) { lock_.unlock(); ${SLEEP} finally { lock_.lock(); } ${again} }`]
      : ['awaits', body(waits)],
    ['only changes', body(`told_++; ${again}`)],
  ]);
  const isDirect = random.chance(60);
  return {
    shape,
    channel: isDirect
      ? { about: 'calls itself', call: 'go_(depth_ - 1);' }
      : { about: 'registered', register: 'hub_.add((Runnable) () -> { {CB} });', call: 'HUB.fire();' },
    effect: {
      about,
      body: isDirect ? '' : 'go_(depth_ - 1);',
      members: [DEPTH, random.chance(80) ? inTwo(member) : member],
      kind: shape.guard.isLock ? 'locks' : 'waits',
    },
  };
}

/** What is called back waits, awaits, or gives a lock up, in any of the ways of other programs. */
function calledBack(random: Random): LockParts {
  for (;;) {
    const shape = shapeOf(random);
    const effect = effectOf(random, shape);
    if (effect.kind === undefined) continue;
    const channel = random.pick(random.pick(CHANNELS));
    if (channel.kind === undefined) return { shape, channel, effect };
  }
}

function own(text: string): string {
  return text.replaceAll('ME', 'this');
}

export function locksOf(random: Random): LockParts {
  return random.weighted<(from: Random) => LockParts>([
    [6, ofStrangers],
    [5, byAnotherName],
    [6, leaving],
    [5, ofTheCaller],
    [3, calledBack],
  ])(random);
}
