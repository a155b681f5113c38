/**
 * Small programs of Plato from a seed, as text that `server/src/plato/parse.ts` reads: what the translation from Java never makes is made
 * here too, such as an operation that waits and changes at once, that leaves open what it writes, and a choice that nothing decides.
 * Why text: it is the notation that `--dump plato` prints, and short.
 * Neighbours: the statements are made in `plato/body.ts`; `shrink-plato.ts` makes the programs smaller.
 */
import type { Program } from '#server/plato/ir';
import { parseProgram } from '#server/plato/parse';
import { moversInPlato } from './movers/plato';
import { PlatoBody, type PlatoCell, type PlatoPlan } from './plato/body';
import { Random } from './random';

/** What every program of Plato declares. */
const PRELUDE = `class java.lang.Object library
class java.lang.Thread extends java.lang.Object library
class java.lang.Throwable extends java.lang.Object library
class java.lang.RuntimeException extends java.lang.Throwable library
field java.lang.Object.holder: java.lang.Thread ghost
field \`java.lang.Thread.start\`: bool ghost
class A extends java.lang.Object
`;

/** The themes of their own, that can be asked for alone. */
export const PLATO_THEMES: readonly { readonly name: string; readonly make: (random: Random) => string }[] = [
  { name: 'movers', make: moversInPlato },
];

/** How many of 100 programs are of some theme of its own. */
const THEMED = 20;

/** The same seed, the same program. `theme`: programs of this theme only. */
export function generatePlato(seed: number, theme?: string): Program {
  const random = new Random(seed, theme === undefined ? 'plato' : `plato ${theme}`);
  const asked = PLATO_THEMES.find((one) => one.name === theme);
  const text = asked
    ? themed(random, asked.make)
    : random.chance(THEMED)
      ? themed(random, random.pick(PLATO_THEMES).make)
      : platoText(random);
  const { program, errors } = parseProgram(text);
  if (!program)
    throw new Error(
      `the generator made what is no Plato, from seed ${seed}: ${errors[0]?.message} at ${text.slice(errors[0]?.offset, (errors[0]?.offset ?? 0) + 60)}`,
    );
  return program;
}

function themed(random: Random, make: (random: Random) => string): string {
  return `${PRELUDE}${make(random)}`;
}

function platoText(random: Random): string {
  const plan = planOf(random);
  const procedures: string[] = [];
  const calls: PlatoPlan['calls'][number][] = [];
  const makes = [() => specified(random, plan, calls), () => helper(random, plan, calls)];
  for (const make of makes) if (random.chance(25)) procedures.push(make());
  const count = 1 + random.below(3);
  for (let index = 0; index < count; index++)
    procedures.push(random.chance(15) ? performing(random, plan, index) : plain(random, { ...plan, calls }, index));
  return [PRELUDE, ...plan.declarations, ...procedures, constructor(plan)].join('\n');
}

// ---------------------------------------------------------------- declarations

interface WholePlan extends PlatoPlan {
  readonly declarations: readonly string[];
}

function planOf(random: Random): WholePlan {
  const hasOwner = random.chance(25);
  const hasLock = random.chance(30);
  const clauses: string[] = [];
  const cells = Array.from({ length: 1 + random.below(2) }, (_, index) =>
    planCell(random, index === 0 ? 'n' : 'm', hasLock, hasOwner, clauses),
  );
  const pair =
    cells.length === 2 &&
    cells.every(
      (one) => one.type === 'int' && one.shape === 'free' && one.isExclusive && one.guard === cells[0]!.guard && one.guard !== 'owner',
    ) &&
    random.chance(70);
  const lock = cells[0]!.guard === 'lock' ? 'this.lock.holder' : 'this.holder';
  if (pair) clauses.push(clause('global_invariant A', `${lock} = null ==> this.n = this.m`));
  if (hasOwner) clauses.push(clause('global_invariant A', 'this.owner != null ==> this.busy'));
  const fields = [
    ...(hasLock ? ['field A.lock: java.lang.Object final non_null'] : []),
    ...(hasOwner
      ? [`field A.owner: java.lang.Thread ghost\n  unwritable_by_env_if this.owner = tid "owner == tid"`, 'field A.busy: bool volatile']
      : []),
    ...cells.map((cell) => fieldText(random, cell)),
  ];
  const care = random.weighted([
    [45, 100],
    [30, 90],
    [25, 70],
  ]);
  return { cells, isPair: pair, hasLock, hasOwner, hasOther: random.chance(25), calls: [], care, declarations: [...fields, ...clauses] };
}

function clause(head: string, text: string): string {
  return `${head}: ${text} ${JSON.stringify(text)}`;
}

function planCell(random: Random, name: string, hasLock: boolean, hasOwner: boolean, clauses: string[]): PlatoCell {
  const type = random.chance(82) ? 'int' : 'bool';
  const guard = random.weighted<PlatoCell['guard']>([
    [45, 'this'],
    [hasLock ? 40 : 0, 'lock'],
    [hasOwner ? 40 : 0, 'owner'],
    [22, 'none'],
  ]);
  const isExclusive = guard !== 'none' && random.chance(55);
  const shape =
    type === 'bool'
      ? random.pick<PlatoCell['shape']>(['free', 'latch'])
      : random.weighted<PlatoCell['shape']>([
          [30, 'free'],
          [25, 'natural'],
          [20, 'bounded'],
          [25, 'growing'],
        ]);
  const cell = `this.${name}`;
  if (shape === 'natural') clauses.push(clause('global_invariant A', `${cell} >= 0`));
  if (shape === 'bounded') clauses.push(clause('global_invariant A', `${cell} >= 0 && ${cell} <= 2`));
  if (shape === 'growing') clauses.push(clause('env_assumption A', `${cell} <= ${cell}'`));
  if (shape === 'latch') clauses.push(clause('env_assumption A', `${cell} ==> ${cell}'`));
  return { name, type, guard, isExclusive, shape };
}

const CONDITIONS: Readonly<Record<PlatoCell['guard'], string>> = {
  this: 'this.holder = tid',
  lock: 'this.lock.holder = tid',
  owner: 'this.owner = tid',
  none: 'true',
};

function fieldText(random: Random, { name, type, guard, isExclusive }: PlatoCell): string {
  const head = `field A.${name}: ${type}${isExclusive ? '' : ' volatile'}`;
  if (guard === 'none') return head;
  const keyword = isExclusive
    ? random.pick(['guarded_by', 'guarded_by', 'accessible_if'])
    : random.pick(['unwritable_by_env_if', 'writable_if']);
  return `${head}\n  ${keyword} ${CONDITIONS[guard]} ${JSON.stringify(CONDITIONS[guard])}`;
}

// ---------------------------------------------------------------- procedures

interface Signature {
  readonly name: string;
  readonly params?: readonly string[];
  readonly result?: string;
  readonly flags: string;
  readonly clauses?: readonly string[];
  readonly mayThrow?: boolean;
}

function procedure(
  { name, params = [], result, flags, clauses = [], mayThrow }: Signature,
  body: PlatoBody,
  statements: readonly string[],
): string {
  const types = params.map((one) => one.slice(one.indexOf(':') + 1).trim());
  const locals = [...body.locals, ...(result ? [`$result: ${result}`] : []), ...(mayThrow ? ['$exception: java.lang.Throwable'] : [])];
  return [
    `procedure \`A.${name}(${types.join(',')})\` as "A.${name}" in A method (${['this: A', ...params].join(', ')})${result ? ` returns ${result}` : ''}${mayThrow ? ' mayThrow' : ''}${flags}`,
    ...(locals.length > 0 ? [`  locals ${locals.join(', ')}`] : []),
    ...clauses.map((one) => `  ${one}`),
    '  body {',
    ...statements.map((one) => `    ${one}`),
    '  }',
  ].join('\n');
}

function written(keyword: string, text: string): string {
  return `${keyword} ${text} ${JSON.stringify(text)}`;
}

function plain(random: Random, plan: WholePlan, index: number): string {
  const hasInt = random.chance(35);
  const body = new PlatoBody(random, plan);
  const hasOther = plan.hasOther && random.chance(60);
  const mayThrow = random.chance(10);
  const statements = [
    ...body.statements(
      { held: new Set(), bases: hasOther ? ['this', 'q'] : ['this'], ints: hasInt ? ['p'] : [], facts: [], depth: 2, mayThrow },
      1 + random.below(4),
    ),
  ];
  const value = random.chance(35) ? body.someInt() : undefined;
  if (value) statements.push(`<$result' = ${value.name}>_{$result} local`, 'exit $return');
  return procedure(
    {
      name: `f${index}`,
      params: [...(hasInt ? ['p: int'] : []), ...(hasOther ? ['q: A'] : [])],
      mayThrow,
      flags: ' checked',
      ...(value && { result: 'int' }),
      clauses: [
        ...(hasOther ? [written('requires', 'q != null')] : []),
        ...(value?.fact && random.chance(70) ? [written('ensures', value.fact.replaceAll(value.name, '$result'))] : []),
      ],
    },
    body,
    statements,
  );
}

function specified(random: Random, plan: WholePlan, calls: PlatoPlan['calls'][number][]): string {
  const cells = plan.cells.filter((one) => one.type === 'int' && one.guard !== 'none' && !plan.isPair);
  if (cells.length === 0) return helper(random, plan, calls);
  const cell = random.pick(cells);
  const body = new PlatoBody(random, plan);
  const n = `this.${cell.name}`;
  const { ensures, post } = random.pick([
    ...(cell.shape === 'bounded' ? [] : [{ ensures: `${n}' = ${n} + 1`, post: [`<${n}' = ${n} + 1>_{${n}} write "adds"`] }]),
    {
      ensures: `${n}' >= ${n}`,
      post: [`choice ( { <${n} < 2>_{} assume <${n}' = ${n} + 1>_{${n}} write "adds" } [] <${n} >= 2>_{} assume )`],
    },
    {
      ensures: `${n}' >= 0 && ${n}' <= 2`,
      post:
        cell.shape === 'growing'
          ? [`choice ( { <${n} < 2>_{} assume <${n}' = 2>_{${n}} write "sets" } [] <${n} >= 2>_{} assume )`]
          : [`<such that ${n}' >= 0 && ${n}' <= 2>_{${n}} write "sets"`],
    },
  ]);
  const needs = CONDITIONS[cell.guard];
  if (!calls.some((one) => one.procedure === 'A.step()')) calls.push({ procedure: 'A.step()', needs: cell.guard });
  return procedure(
    { name: 'step', flags: ' abstract checked', clauses: [written('requires', needs), written('ensures', ensures), `modifies {${n}}`] },
    body,
    post,
  );
}

function helper(random: Random, plan: WholePlan, calls: PlatoPlan['calls'][number][]): string {
  const name = calls.length === 0 ? 'help' : 'aid';
  const needs = random.pick<PlatoCell['guard']>(['none', plan.cells[0]!.guard]);
  const body = new PlatoBody(random, { ...plan, calls: [...calls] });
  const text = procedure(
    { name, flags: ' helper' },
    body,
    body.statements(
      { held: new Set(needs === 'none' ? [] : [`this/${needs}`]), bases: ['this'], ints: [], facts: [], depth: 1, mayThrow: false },
      1 + random.below(2),
    ),
  );
  calls.push({ procedure: `A.${name}()`, needs });
  return text;
}

/** One atomic action, and a body that performs it, or nearly. */
function performing(random: Random, plan: WholePlan, index: number): string {
  const cell = random.pick(plan.cells);
  const body = new PlatoBody(random, plan);
  if (cell.type === 'bool' || plan.isPair || cell.shape === 'bounded' || cell.guard === 'owner') return plain(random, plan, index);
  const n = `this.${cell.name}`;
  const [condition, ...statements] = random.pick<readonly string[]>([
    [`${n}' = ${n} + 1`, ...body.added(n, 1)],
    [`${n}' = ${n} + 2`, ...body.added(n, 1), ...body.added(n, 1)],
    [`${n}' = (if ${n} < 2 then 2 else ${n})`, ...body.raised(n, 2)],
    [`${n}' > ${n}`, ...body.added(n, 2)],
    [`${n} > 0 && ${n}' = ${n} + 1`, `<${n} > 0 && ${n}' = ${n} + 1>_{${n}} block "waits"`],
  ]);
  return procedure(
    {
      name: `f${index}`,
      flags: ' abstract checked',
      clauses: [`performs_action "1" {${n}} ${condition} ${JSON.stringify(condition)}`, 'performs 0'],
    },
    body,
    body.underGuard(cell, 'this', new Set(), () => statements),
  );
}

function constructor(plan: WholePlan): string {
  const makes = plan.hasLock ? ["<$1' = new java.lang.Object>_{$1} allocate", "<this.lock' = $1>_{this.lock} write"] : [];
  return [
    'procedure `A.<init>()` as "A.<init>" in A constructor (this: A) checked',
    ...(plan.hasLock ? ['  locals $1: java.lang.Object as temporary'] : []),
    '  body {',
    ...makes.map((one) => `    ${one}`),
    '  }',
  ].join('\n');
}
