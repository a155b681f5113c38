/**
 * Programs that call code without source: a class with something behind a lock, a way for that code to come back (`channels.ts`), what then
 * happens (`effects.ts`), and tests that look at it (`shapes.ts`); or one of the `specials.ts`; or of what is about one way to a wrong
 * proof (`flows.ts`, `locks.ts`, `by-name.ts`, `by-reference.ts`, `handed-threads.ts`, `asked-of-callers.ts`,
 * `half-known.ts`).
 * Neighbours: `program.ts` says what a program is.
 */
import { Random } from '../random';
import { askedOfCallers } from './asked-of-callers';
import { byNameOf, nullByName } from './by-name';
import { byReference } from './by-reference';
import { CHANNELS, type Channel } from './channels';
import { effectOf, type Effect } from './effects';
import { flowOf, givenFlowOf } from './flows';
import { halfKnown } from './half-known';
import { handedThread } from './handed-threads';
import { leaving, locksOf, ofStrangers } from './locks';
import { SUBJECT, classText, method, named, type OpaqueProgram } from './program';
import { PLAIN, guarded, lookOf, shapeOf, type Shape } from './shapes';
import { SPECIALS } from './specials';
import { unseenOf } from './unseen';
import { VIEWS } from './views';

/** Where the names are from that programs use. */
const PACKAGES: Readonly<Record<string, string>> = {
  jar: 'Adapter Base Box Cell Checked Direct Hub Late Listener Locks Oops Res Upward Views Walk',
  'java.lang.invoke': 'MethodHandle MethodHandles MethodType VarHandle',
  'java.lang.reflect': 'Constructor Field Method',
  'java.util':
    'ArrayList Collection Collections Comparator HashMap HashSet Iterator LinkedHashMap List Map Objects Optional Queue Random Set TreeSet',
  'java.util.concurrent':
    'CompletableFuture ConcurrentHashMap CyclicBarrier Executor ExecutorService Executors ForkJoinTask FutureTask ScheduledExecutorService TimeUnit',
  'java.util.concurrent.atomic': 'AtomicInteger AtomicIntegerFieldUpdater AtomicReference AtomicReferenceFieldUpdater',
  'java.util.concurrent.locks': 'Condition Lock ReadWriteLock ReentrantLock ReentrantReadWriteLock StampedLock',
  'java.util.function': 'Supplier',
  'java.util.stream': 'IntStream Stream',
  'net.jcip.annotations': 'GuardedBy',
};

/** `onDemand`: a package whose classes are not named. */
function importsOf(text: string, onDemand: string | undefined): string {
  const words = new Set(text.match(/\w+/g));
  return Object.entries(PACKAGES)
    .flatMap(([name, classes]) => {
      const used = classes.split(' ').filter((one) => words.has(one));
      return name === onDemand && used.length > 0 ? [`import ${name}.*;\n`] : used.map((one) => `import ${name}.${one};\n`);
    })
    .join('');
}

/**
 * `any`: what calls code without source; the others are about one way to a wrong proof each. `open`: what reaches members by their names in
 * ways that an earlier checker missed.
 */
export const FAMILIES = [
  'any',
  'flows',
  'locks',
  'by-name',
  'functions',
  'unseen',
  'threads',
  'references',
  'asked',
  'half-known',
  'open',
] as const;
export type Family = (typeof FAMILIES)[number];

/** The same seed, the same program. Without a family, one of any but those that are known to be missed. */
export function generateOpaque(seed: number, family: Family = familyOf(seed)): OpaqueProgram {
  return finished(made(new Random(seed, family === 'any' ? 'opaque' : `opaque ${family}`), family), seed);
}

/** By numbers of its own, which leave the programs as they are that the list of faults names. */
function familyOf(seed: number): Family {
  return new Random(seed, 'sort').weighted<Family>([
    [65, 'any'],
    [15, 'flows'],
    [12, 'locks'],
    [3, 'by-name'],
    [3, 'functions'],
    [2, 'unseen'],
    [2, 'threads'],
    [2, 'references'],
    [2, 'asked'],
    [2, 'half-known'],
  ]);
}

function made(random: Random, family: Family): OpaqueProgram {
  switch (family) {
    case 'any':
      return random.chance(25) ? random.pick(SPECIALS)(random) : composed(random);
    case 'flows':
      return composed(random, flowParts(random));
    case 'locks':
      return composed(random, locksOf(random));
    case 'by-name':
      return byName(random, false);
    case 'functions':
      return composed(random, flowParts(random, givenFlowOf(random)));
    case 'unseen':
      return composed(random, { ...flowParts(random, unseenOf(random)), looks: AROUND });
    case 'threads':
      return handedThread(random);
    case 'references':
      return byReference(random);
    case 'asked':
      return askedOfCallers(random);
    case 'half-known':
      return halfKnown(random);
    case 'open':
      return random.weighted([
        [3, () => byName(random, true)],
        [3, () => composed(random, { ...flowParts(random, flowOf(random, true)), looks: AROUND })],
        [1, () => composed(random, { ...ofStrangers(random, true), looks: AROUND })],
        [1, () => composed(random, leaving(random, true))],
      ])();
  }
}

function byName(random: Random, isOpen: boolean): OpaqueProgram {
  if (random.chance(20)) return nullByName(random, isOpen);
  const { shape, channel, onDemand } = byNameOf(random, isOpen);
  const program = composed(random, { shape, channel, effect: { about: 'nothing', body: '' }, looks: AROUND });
  return { ...program, ...(onDemand !== undefined && { onDemand }) };
}

function flowParts(random: Random, given?: Channel): Parts {
  const shape = random.chance(60) ? PLAIN : shapeOf(random);
  const change = { about: 'changes', body: guarded(shape, random.pick(shape.state.changes)) };
  return {
    shape,
    channel: given ?? flowOf(random),
    effect: random.chance(75) ? change : effectOf(random, shape),
    ...(random.chance(75) && { looks: AROUND }),
  };
}

/** With its imports, and with names that belong to the number. */
export function finished(made: OpaqueProgram, seed: number): OpaqueProgram {
  const text = `${importsOf(made.text, made.onDemand)}\n${made.text}`;
  return {
    ...made,
    text: named(text, seed),
    ...(made.others !== undefined && {
      others: made.others.map((one) => ({ className: named(one.className, seed), text: named(one.text, seed) })),
    }),
    made: named(made.made, seed),
    steps: made.steps.map((step) => named(step, seed)),
    beside: made.beside && named(made.beside, seed),
  };
}

/** What a program is put together from. */
export interface Parts {
  readonly shape: Shape;
  readonly channel: Channel;
  readonly effect: Effect;
  /** The looks of which one is taken; absent: any. */
  readonly looks?: ReadonlySet<string>;
}

/** What is set before the call, and looked at after it. */
const AROUND: ReadonlySet<string> = new Set(['behind', 'copy', 'handler', 'behind a handler', 'finally', 'loop', 'branch']);

function partsOf(random: Random): Parts {
  const shape = shapeOf(random);
  return { shape, channel: random.pick(random.pick(random.chance(40) ? VIEWS : CHANNELS)), effect: effectOf(random, shape) };
}

export function composed(random: Random, { shape, channel, effect, looks: wanted }: Parts = partsOf(random)): OpaqueProgram {
  const { state, guard } = shape;
  const filled = (text: string, hub: string): string =>
    text.replaceAll('{CB}', own(effect.body)).replaceAll('{CBI}', fromInside(effect.body)).replaceAll('HUB', hub);
  const members = [
    'static final Object LOCK_ = new Object();',
    'private final Hub hub_ = new Hub();',
    'private int told_;',
    ...guard.members,
    ...state.members.map((one) => one.replace('GUARDED', guard.annotation ?? '')),
    ...(effect.members ?? []),
    ...(channel.members ?? []).map((one) => filled(one, 'hub_')),
    method('void register_()', [`${filled(channel.register ?? '', 'hub_')} ${effect.register ?? ''}`.trim()]),
    method('void set_(int value)', [own(guarded(shape, `${random.pick(state.changes)} told_ = value;`))]),
  ];
  const steps: string[] = [];
  const looks: string[] = [];
  for (
    let index = 0,
      count = random.weighted([
        [5, 1],
        [2, 2],
        [1, 3],
      ]);
    index < count;
    index++
  ) {
    const { open = [], close = [] } = channel;
    let look = lookOf(random, shape, index);
    while (wanted?.has(look.about) === false) look = lookOf(random, shape, index);
    // Another method does not know the names that are declared before.
    const isCalled = look.isCalled && open.length === 0;
    looks.push(look.about);
    const call = filled(channel.call, random.pick(['hub', 'hub_']));
    const [type, name, argument] = channel.given ?? [];
    const params = `Hub hub${type === undefined ? '' : `, ${type} ${name!}`}`;
    if (isCalled) members.push(method(`${random.pick(['private ', ''])}void call${index}_(${params})`, [call]));
    const lines = look.lines.map((line) =>
      line !== 'CALL' ? own(line) : isCalled ? `call${index}_(hub${name === undefined ? '' : `, ${name}`});` : call,
    );
    const inside = [...open.map((one) => filled(one, 'hub_')), ...lines, ...close];
    const isSection = guard.modifier !== undefined && random.chance(60);
    members.push(
      method(
        `${isSection ? guard.modifier! : ''}void test${index}_(${params})`,
        isSection ? inside : [own(guard.before), ...inside, guard.after],
      ),
    );
    steps.push(`c.register_(); c.test${index}_(new jar.Hub()${argument === undefined ? '' : `, ${argument}`});`);
  }
  const heading = `class ${SUBJECT}${channel.extending === undefined ? '' : ` extends ${channel.extending}`}${channel.implementing === undefined ? '' : ` implements ${channel.implementing}`}`;
  return {
    text: classText(heading, members, channel.beside ?? []),
    about: [channel.about, effect.about, guard.about, state.about, looks.join(' and ')].join(', '),
    made: `new ${SUBJECT}()`,
    steps,
    beside: 'c.set_(20);',
    kind: [effect.kind ?? 'plain', channel.kind, guard.isLock && 'lock', (channel.extending ?? channel.implementing) && 'supers']
      .filter((one) => typeof one === 'string')
      .join(' '),
  };
}

/** For a class within: what is named there simply may belong to a supertype that nobody knows. */
function fromInside(text: string): string {
  return text.replaceAll('ME', `${SUBJECT}.this`).replace(/(?<![.\w])([a-z]\w*_)\b/g, `${SUBJECT}.this.$1`);
}

/** For a place where `this` is the object. */
function own(text: string): string {
  return text.replaceAll('ME', 'this');
}
