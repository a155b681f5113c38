/**
 * What a program is run with: `main`, where there is one, and the most general client within small bounds: one object of each class that is
 * needed, then two (or three) threads, each calling one or two checked methods on it.
 * Neighbours: `explore.ts` runs them; `scenario.ts` says what they are.
 */
import { spend } from '../base/effort';
import type { Procedure, Program } from '../plato/ir';
import { modelOf } from './explore';
import type { Model } from './model';
import { isSpecified } from './performs';
import { OBSERVE, PREPARE, PREPARE_INSIDE, type ClientCall, type ClientValue, type Scenario } from './scenario';
import { isHiddenName } from '../plato/names';

export interface ScenarioOptions {
  /** How many threads run at once; absent: 2. */
  readonly threads?: number;
  /** The most scenarios. */
  readonly most?: number;
  /**
   * The threads' own steps also write private fields, as other code of the same classes could; then the clients are not those of this
   * program alone.
   */
  readonly inside?: boolean;
  /** Only scenarios in which a method of this name is called. */
  readonly method?: string;
}

const MOST = 150;
const MOST_MAINS = 4;
/** Many combinations come to nothing, or to a scenario that is there already. */
const MOST_TRIED = 10_000;
/** What it takes to look at one, in the steps of `base/effort.ts`. */
const COST_OF_TRY = 10;
const COST_OF_SCENARIO = 100;
/** The methods that are called after one another in one thread. */
const MOST_PAIRED = 40;

/** In a fixed order: each `main` first, then few calls before many. */
export function scenarios(program: Program, options: ScenarioOptions = {}): readonly Scenario[] {
  const model = modelOf(program);
  const most = options.most ?? MOST;
  const found: Scenario[] = [];
  // No client calls them: only the start of the program does, in the thread that it begins with.
  const starts = mains(program);
  const started = starts.filter((one, index) => (options.method === undefined ? index < MOST_MAINS : isNamed(one, options.method)));
  found.push(...started.map(startedAt));
  const isNameable = (one: Procedure): boolean => options.inside === true || !model.isPrivate(one.owner);
  const all = program.procedures.filter(
    (one) =>
      one.kind === 'method' &&
      one.isChecked &&
      !one.isTrusted &&
      !starts.includes(one) &&
      usable(one) &&
      !one.isLambda &&
      one.body !== undefined &&
      isNameable(one),
  );
  const methods = options.method === undefined ? all : beside(all, options.method);
  const named = (procedure: Procedure): boolean => options.method === undefined || isNamed(procedure, options.method);
  const known = new Set<string>();
  let tried = 0;
  for (const { threads, variants, made } of scripts(methods, constructorsAlone(program).filter(isNameable), options.threads ?? 2)) {
    if (found.length >= most || ++tried > MOST_TRIED) break;
    spend(COST_OF_TRY);
    for (let variant = 0; variant < variants && found.length < most; variant++) {
      if (![...threads.flat(), ...(made ? [made] : [])].some((one) => typeof one !== 'string' && named(one))) continue;
      spend(COST_OF_SCENARIO);
      const scenario = withObjects(model, threads, variant, options.inside === true ? PREPARE_INSIDE : PREPARE, made);
      const text = JSON.stringify(scenario);
      if (!scenario || known.has(text)) continue;
      known.add(text);
      found.push(scenario);
    }
  }
  return found;
}

/** The program as it is started: by each `main` of the file, or else by the first one that there is. */
export function startsOf(program: Program, file: string): readonly Scenario[] {
  const all = mains(program);
  const near = all.filter((one) => one.span.file === file).slice(0, MOST_MAINS);
  return (near.length > 0 ? near : all.slice(0, 1)).map(startedAt);
}

function mains(program: Program): readonly Procedure[] {
  return program.procedures.filter((one) => one.isStatic && one.entry?.kind === 'binary' && /\.main\(/.test(one.id) && usable(one));
}

/** Java starts it with an array, which is empty where nothing was said on the command line. */
function startedAt(main: Procedure): Scenario {
  return { setup: [], threads: [[{ procedure: main.id, args: ['empty'] }]] };
}

/** The methods that are named, and who is likely to meet them: those of their classes, and as many more of their files as make no crowd. */
function beside(all: readonly Procedure[], name: string): readonly Procedure[] {
  const wanted = all.filter((one) => isNamed(one, name));
  const owners = new Set(wanted.map((one) => one.owner));
  const files = new Set(wanted.map((one) => one.span.file));
  const own = all.filter((one) => owners.has(one.owner) && !wanted.includes(one));
  const others = all.filter((one) => !owners.has(one.owner) && files.has(one.span.file));
  const kept = new Set([...wanted, ...[...own, ...others].slice(0, CROWD)]);
  return all.filter((one) => kept.has(one));
}

const CROWD = 14;

/** Translated, and without faults in its text. */
export function usable(procedure: Procedure): boolean {
  return procedure.unsupported.length === 0 && !procedure.hasSyntaxErrors && !procedure.hasSpecErrors;
}

function isNamed(procedure: Procedure, wanted: string): boolean {
  const name = procedure.display;
  const open = name.includes('(') ? name.indexOf('(') : name.length;
  const dot = name.lastIndexOf('.', open) + 1;
  return [name, name.slice(dot), name.slice(0, open), name.slice(dot, open), procedure.id].includes(wanted);
}

function constructorsAlone(program: Program): readonly Procedure[] {
  return program.procedures.filter((one) => one.kind === 'constructor' && one.isChecked && !one.isHelper && !one.isTrusted && usable(one));
}

/** What one thread does: methods that it calls, and steps of its own. */
type Script = readonly (Procedure | typeof PREPARE | typeof OBSERVE)[];

interface Scripts {
  readonly threads: readonly Script[];
  /** In how many ways the objects are made. */
  readonly variants: number;
  /** What makes an object before they begin, besides those that they need. */
  readonly made?: Procedure;
}

/**
 * Which methods the threads call: one each, also after a step of their own; constructors while others act; then one of the threads two
 * methods, then all of them two. Threads are alike, so only up to their order.
 */
function* scripts(methods: readonly Procedure[], constructors: readonly Procedure[], threads: number): Iterable<Scripts> {
  const singles = methods.map((one): Script => [one]);
  const paired = methods.slice(0, MOST_PAIRED);
  const pairs = paired.flatMap((first) => paired.map((second): Script => [first, second]));
  const all = function* (lists: readonly Script[], size: number, variants: number): Iterable<Scripts> {
    for (const one of combinations(lists, size)) yield { threads: one, variants };
  };
  if (threads === 1) {
    yield* all([...singles, ...constructors.map((one): Script => [one])], 1, 3);
    yield* all([...methods.map((one): Script => [PREPARE, one]), ...pairs], 1, 1);
    return;
  }
  yield* all(singles, threads, 1);
  for (const one of methods.filter(isSpecified)) {
    for (const threads of [
      [[one], [OBSERVE]],
      [[PREPARE, one], [OBSERVE]],
      [[one], [OBSERVE, OBSERVE]],
    ] satisfies Script[][])
      yield { threads, variants: 1 };
  }
  const idle = (prepared: Script, meanwhile: Script = [PREPARE]): Scripts => ({
    threads: [prepared, ...Array.from({ length: threads - 1 }, (): Script => meanwhile)],
    variants: 1,
  });
  for (const one of [...methods.map((each): Script => [PREPARE, each]), ...constructors.map((each): Script => [each])]) yield idle(one);
  for (const made of constructors) yield { threads: [[PREPARE], [PREPARE]], variants: 1, made };
  for (const one of singles) yield { threads: [one], variants: 3 };
  yield* all(
    methods.map((one): Script => [PREPARE, one]),
    threads,
    1,
  );
  for (const pair of pairs) for (const rest of combinations(singles, threads - 1)) yield { threads: [pair, ...rest], variants: 1 };
  for (const one of methods) yield idle([PREPARE, one], [PREPARE, PREPARE]);
  for (const one of methods) yield idle([PREPARE, PREPARE, one]);
  yield* all(pairs, threads, 1);
}

/** Multisets of the given size, in order. */
function* combinations(all: readonly Script[], size: number, from = 0): Iterable<readonly Script[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index < all.length; index++) for (const rest of combinations(all, size - 1, index)) yield [all[index]!, ...rest];
}

function call(procedure: Procedure, receiver: number | undefined, args: readonly ClientValue[]): ClientCall {
  return { procedure: procedure.id, ...(receiver === undefined ? {} : { receiver }), args };
}

/** Adds the set-up that the calls need; undefined where an object cannot be made. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the parts of one client, which share what it has made so far.
function withObjects(model: Model, threads: readonly Script[], variant: number, prepare: string, made?: Procedure): Scenario | undefined {
  const setup: ClientCall[] = [];
  const shared = new Map<string, number>();
  const making = new Set<string>();
  const make = (className: string, depth: number, isShared: boolean): number | undefined => {
    const known = shared.get(className);
    if (isShared && known !== undefined) return known;
    const constructor_ = constructorOf(model, className, variant);
    // To make one out of another of its kind there must be a first.
    if (!constructor_ || depth > 3 || making.has(constructor_.owner)) return undefined;
    making.add(constructor_.owner);
    const args = constructor_.params
      .slice(1)
      .map((parameter): ClientValue => argument(model, parameter.type, (name) => make(name, depth + 1, true)));
    making.delete(constructor_.owner);
    setup.push(call(constructor_, undefined, args));
    const index = setup.length - 1;
    if (isShared) shared.set(className, index);
    return index;
  };
  const seconds = new Set<string>();
  const second = (className: string): void => {
    if (!seconds.has(className)) make(className, 1, false);
    seconds.add(className);
  };
  if (made)
    setup.push(
      call(
        made,
        undefined,
        made.params
          .slice(1)
          .map((parameter) => argument(model, parameter.type, (name) => (name === made.owner ? undefined : make(name, 1, true)))),
      ),
    );
  const lists: ClientCall[][] = [];
  const running = new Set<number>();
  for (const script of threads) {
    const list: ClientCall[] = [];
    let own: number | undefined;
    for (const [position, procedure] of script.entries()) {
      if (typeof procedure === 'string') {
        list.push({ procedure: procedure === PREPARE ? prepare : procedure, args: [] });
        continue;
      }
      let receiver: number | undefined;
      const isThread = procedure.entry !== undefined && !procedure.isStatic;
      if (isThread && script.slice(0, position).some((one) => one !== procedure)) return undefined;
      if (!procedure.isStatic) {
        if (procedure.kind !== 'constructor') {
          // What is one thread's is made for it.
          receiver = isThread && own !== undefined ? own : make(procedure.owner, 0, !model.isThreadLocal(procedure.owner));
          if (isThread && own === undefined && receiver !== undefined && running.has(receiver)) receiver = make(procedure.owner, 0, false);
          if (receiver === undefined) return undefined;
        }
        if (isThread && receiver !== undefined) running.add((own = receiver));
      }
      const seen = new Set<string>(receiver === undefined ? [] : [procedure.owner]);
      const args = procedure.params.slice(procedure.isStatic ? 0 : 1).map((parameter): ClientValue => {
        // An object to be passed is made, another one for another parameter of the class, and then anything known may be passed.
        if (parameter.type.kind === 'ref' && !parameter.type.className.endsWith('[]')) {
          const { className } = parameter.type;
          if (className === 'java.lang.Object') for (const one of anything(model, procedure)) make(one, 1, true);
          if (seen.has(className)) second(className);
          else make(className, 1, true);
          seen.add(className);
        }
        return 'any';
      });
      list.push(call(procedure, receiver, args));
    }
    lists.push(list);
  }
  // Something to write into fields that are open to the client.
  if (threads.flat().includes(PREPARE)) {
    for (const className of [...shared.keys()]) {
      for (const field of model.program.fields) {
        if (
          field.owner === className &&
          !field.isFinal &&
          field.isPrivate !== true &&
          field.type.kind === 'ref' &&
          !model.isLibrary.has(field.type.className)
        ) {
          make(field.type.className, 2, true);
          second(field.type.className);
        }
      }
    }
  }
  return { setup, threads: lists };
}

/** Classes beside a method's own, of which an object can be given to who takes any. */
function anything(model: Model, procedure: Procedure): readonly string[] {
  return model.program.classes
    .filter(
      (one) =>
        one.span.file === procedure.span.file && model.isConcrete(one.name) && !model.isThreadLocal(one.name) && !isHiddenName(one.name),
    )
    .slice(0, MOST_KINDS)
    .map((one) => one.name);
}

const MOST_KINDS = 3;

function argument(model: Model, type: Procedure['params'][number]['type'], make: (className: string) => number | undefined): ClientValue {
  if (
    type.kind !== 'ref' ||
    type.className.endsWith('[]') ||
    type.className === 'java.lang.String' ||
    type.className === 'java.lang.Object'
  )
    return 'any';
  const made = make(type.className);
  return made === undefined ? 'any' : { object: made };
}

/**
 * The constructor with the fewest parameters (or, in a variant, with more), of the class or of the first class below it that can be made.
 */
function constructorOf(model: Model, className: string, variant: number): Procedure | undefined {
  if (className === 'java.lang.Object' || className === 'java.lang.String' || className.endsWith('[]')) return undefined;
  const { procedures } = model.program;
  // Of an enum there are its constants only, and what is declared in a body (its name has a dollar) is made there only.
  const classes = model.program.classes.filter(
    (one) => model.isConcrete(one.name) && model.isSubclass(one.name, className) && !model.isEnum(one.name) && !isHiddenName(one.name),
  );
  const ordered = [
    ...classes.filter((one) => one.name === className),
    ...classes.filter((one) => one.name !== className && !one.isLibrary),
    ...classes.filter((one) => one.name !== className && one.isLibrary),
  ];
  for (const one of ordered) {
    const own = procedures.filter(
      (procedure) => procedure.kind === 'constructor' && procedure.owner === one.name && !procedure.isHelper && usable(procedure),
    );
    own.sort((a, b) => a.params.length - b.params.length);
    if (own.length > 0) return own[Math.min(variant, own.length - 1)];
  }
  return undefined;
}
