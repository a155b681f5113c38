/**
 * Programs that call code without source: a class with something behind a lock, a way for that code to come back (`channels.ts`), what then happens (`effects.ts`), and tests that look at it (`shapes.ts`); or one of the `specials.ts`.
 * Neighbours: `program.ts` says what a program is.
 */
import { Random } from '../random';
import { CHANNELS } from './channels';
import { effectOf } from './effects';
import { SUBJECT, classText, method, named, type OpaqueProgram } from './program';
import { GUARDS, STATES, guarded, lookOf, type Shape } from './shapes';
import { SPECIALS } from './specials';

/** Where the names are from that programs use. */
const PACKAGES: Readonly<Record<string, string>> = {
  jar: 'Adapter Base Box Cell Checked Direct Hub Late Listener Oops Res Walk', 'java.util': 'ArrayList Collections Comparator HashMap HashSet Iterator List Map Objects Optional Set TreeSet', 'java.util.concurrent': 'CompletableFuture Executor TimeUnit',
  'java.util.concurrent.atomic': 'AtomicInteger AtomicReference', 'java.util.concurrent.locks': 'Condition ReentrantLock ReentrantReadWriteLock', 'java.util.stream': 'IntStream Stream', 'net.jcip.annotations': 'GuardedBy',
};

function importsOf(text: string): string {
  const words = new Set(text.match(/\w+/g));
  return Object.entries(PACKAGES).flatMap(([name, classes]) => classes.split(' ').filter((one) => words.has(one)).map((one) => `import ${name}.${one};\n`)).join('');
}

/** The same seed, the same program. */
export function generateOpaque(seed: number): OpaqueProgram {
  const random = new Random(seed, 'opaque');
  const made = random.chance(25) ? random.pick(SPECIALS)(random) : composed(random);
  const text = `${importsOf(made.text)}\n${made.text}`;
  return { ...made, text: named(text, seed), made: named(made.made, seed), steps: made.steps.map((step) => named(step, seed)), beside: made.beside && named(made.beside, seed) };
}

function composed(random: Random): OpaqueProgram {
  const shape: Shape = { state: random.weighted(STATES), guard: random.weighted(GUARDS) };
  const { state, guard } = shape;
  const channel = random.pick(random.pick(CHANNELS));
  const effect = effectOf(random, shape);
  const filled = (text: string, hub: string): string => text.replaceAll('{CB}', own(effect.body)).replaceAll('{CBI}', effect.body.replaceAll('ME', `${SUBJECT}.this`)).replaceAll('HUB', hub);
  const members = [
    'static final Object LOCK_ = new Object();', 'private final Hub hub_ = new Hub();', 'private int told_;', ...(guard?.members ?? []), ...state.members.map((one) => one.replace('GUARDED', guard?.annotation ?? '')), ...(effect.members ?? []),
    ...(channel.members ?? []).map((one) => filled(one, 'hub_')), method('void register_()', [`${filled(channel.register ?? '', 'hub_')} ${effect.register ?? ''}`.trim()]),
    method('void set_(int value)', [own(guarded(shape, `${random.pick(state.changes)} told_ = value;`))]),
  ];
  const steps: string[] = [];
  const looks: string[] = [];
  for (let index = 0, count = random.weighted([[5, 1], [2, 2], [1, 3]]); index < count; index++) {
    const look = lookOf(random, shape, index);
    looks.push(look.about);
    const call = filled(channel.call, random.pick(['hub', 'hub_']));
    const [type, name, argument] = channel.given ?? [];
    const params = `Hub hub${type === undefined ? '' : `, ${type} ${name!}`}`;
    if (look.isCalled) members.push(method(`${random.pick(['private ', ''])}void call${index}_(${params})`, [call]));
    const inside = look.lines.map((line) => (line !== 'CALL' ? own(line) : look.isCalled ? `call${index}_(hub${name === undefined ? '' : `, ${name}`});` : call));
    const isSection = guard?.modifier !== undefined && random.chance(60);
    members.push(method(`${isSection ? guard!.modifier! : ''}void test${index}_(${params})`, guard === undefined || isSection ? inside : [own(guard.before), ...inside, guard.after]));
    steps.push(`c.register_(); c.test${index}_(new jar.Hub()${argument === undefined ? '' : `, ${argument}`});`);
  }
  const heading = `class ${SUBJECT}${channel.extending === undefined ? '' : ` extends ${channel.extending}`}${channel.implementing === undefined ? '' : ` implements ${channel.implementing}`}`;
  return {
    text: classText(heading, members, channel.beside ?? []), about: [channel.about, effect.about, guard?.about ?? 'no lock', state.about, looks.join(' and ')].join(', '),
    made: `new ${SUBJECT}()`, steps, beside: guard === undefined ? undefined : 'c.set_(20);', kind: `${effect.kind ?? 'plain'}${channel.isOfLibrary ? ' library' : ''}`,
  };
}

/** For a place where `this` is the object. */
function own(text: string): string {
  return text.replaceAll('ME', 'this');
}
