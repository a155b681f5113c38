/**
 * What a program is run with: `main`, where there is one, and the most general client within small bounds: one object of each class that is needed, then
 * two (or three) threads, each calling one or two checked methods on it.
 * Neighbours: `explore.ts` runs them; `scenario.ts` says what they are.
 */
import type { Procedure, Program } from '../plato/ir';
import { modelOf } from './explore';
import type { Model } from './model';
import { PREPARE, type ClientCall, type ClientValue, type Scenario } from './scenario';

export interface ScenarioOptions {
  /** How many threads run at once; absent: 2. */
  readonly threads?: number;
  /** The most scenarios. */
  readonly most?: number;
  /** Only scenarios in which a method of this name is called. */
  readonly method?: string;
}

const MOST = 150;

/** In a fixed order: `main` first, then few calls before many. */
export function scenarios(program: Program, options: ScenarioOptions = {}): readonly Scenario[] {
  const model = modelOf(program);
  const most = options.most ?? MOST;
  const found: Scenario[] = [];
  const main = program.procedures.find((one) => one.isStatic && one.entry?.kind === 'binary' && /\.main\(/.test(one.id) && usable(one));
  if (main && options.method === undefined) found.push({ setup: [], threads: [[{ procedure: main.id, args: [null] }]] });
  const methods = program.procedures.filter((one) => one.kind === 'method' && one.isChecked && !one.isTrusted && one !== main && usable(one) && !one.isLambda && one.body !== undefined);
  const named = (procedure: Procedure): boolean => options.method === undefined || isNamed(procedure, options.method);
  for (const threads of scripts(methods, options.threads ?? 2)) {
    if (found.length >= most) break;
    if (!threads.flat().some((one) => one !== PREPARE && named(one))) continue;
    const scenario = withObjects(model, threads);
    if (scenario) found.push(scenario);
  }
  if (methods.length === 0) for (const one of constructorsAlone(program)) found.push({ setup: [call(one, undefined, [])], threads: [] });
  return found;
}

function usable(procedure: Procedure): boolean {
  return procedure.unsupported.length === 0 && !procedure.hasSyntaxErrors && !procedure.hasSpecErrors;
}

function isNamed(procedure: Procedure, wanted: string): boolean {
  const name = procedure.display;
  const open = name.includes('(') ? name.indexOf('(') : name.length;
  const dot = name.lastIndexOf('.', open) + 1;
  return [name, name.slice(dot), name.slice(0, open), name.slice(dot, open), procedure.id].includes(wanted);
}

function constructorsAlone(program: Program): readonly Procedure[] {
  return program.procedures.filter((one) => one.kind === 'constructor' && one.isChecked && !one.isTrusted && usable(one));
}

/** What one thread does: methods that it calls, and steps of its own. */
type Script = readonly (Procedure | typeof PREPARE)[];

/**
 * Which methods the threads call: one each, also after a step of their own, then one of them two, then all of them two. Threads are alike, so only up to
 * their order.
 */
function* scripts(methods: readonly Procedure[], threads: number): Iterable<readonly Script[]> {
  const singles = methods.map((one): Script => [one]);
  const pairs = methods.flatMap((first) => methods.map((second): Script => [first, second]));
  if (threads === 1) {
    for (const one of [...singles, ...methods.map((each): Script => [PREPARE, each]), ...pairs]) yield [one];
    return;
  }
  yield* combinations([singles], threads);
  const idle = (prepared: Script): readonly Script[] => [prepared, ...Array.from({ length: threads - 1 }, (): Script => [PREPARE])];
  for (const one of methods) yield idle([PREPARE, one]);
  yield* combinations([methods.map((one): Script => [PREPARE, one])], threads);
  for (const pair of pairs) for (const rest of combinations([singles], threads - 1)) yield [pair, ...rest];
  for (const one of methods) yield idle([PREPARE, PREPARE, one]);
  yield* combinations([pairs], threads);
}

/** Multisets of the given size, in order. */
function* combinations(lists: readonly (readonly Script[])[], size: number, from = 0): Iterable<readonly Script[]> {
  const all = lists.flat();
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index < all.length; index++) for (const rest of combinations(lists, size - 1, index)) yield [all[index]!, ...rest];
}

function call(procedure: Procedure, receiver: number | undefined, args: readonly ClientValue[]): ClientCall {
  return { procedure: procedure.id, ...(receiver === undefined ? {} : { receiver }), args };
}

/** Adds the set-up that the calls need; undefined where an object cannot be made. */
function withObjects(model: Model, threads: readonly Script[]): Scenario | undefined {
  const setup: ClientCall[] = [];
  const shared = new Map<string, number>();
  const make = (className: string, depth: number, isShared: boolean): number | undefined => {
    const known = shared.get(className);
    if (isShared && known !== undefined) return known;
    const constructor_ = constructorOf(model, className);
    if (!constructor_ || depth > 3) return undefined;
    const args = constructor_.params.slice(1).map((parameter): ClientValue => argument(model, parameter.type, (name) => make(name, depth + 1, true)));
    setup.push(call(constructor_, undefined, args));
    const index = setup.length - 1;
    if (isShared) shared.set(className, index);
    return index;
  };
  const lists: ClientCall[][] = [];
  for (const script of threads) {
    const list: ClientCall[] = [];
    let own: number | undefined;
    for (const [position, procedure] of script.entries()) {
      if (procedure === PREPARE) {
        list.push({ procedure: PREPARE, args: [] });
        continue;
      }
      let receiver: number | undefined;
      const isThread = procedure.entry !== undefined && !procedure.isStatic;
      if (isThread && script.slice(0, position).some((one) => one !== procedure)) return undefined;
      if (!procedure.isStatic) {
        receiver = isThread ? own ?? make(procedure.owner, 0, false) : make(procedure.owner, 0, true);
        if (isThread) own = receiver;
        if (receiver === undefined) return undefined;
      }
      const args = procedure.params.slice(procedure.isStatic ? 0 : 1).map((parameter): ClientValue => {
        // An object to be passed is made, and then anything known may be passed.
        if (parameter.type.kind === 'ref' && !parameter.type.className.endsWith('[]')) make(parameter.type.className, 1, parameter.type.className !== procedure.owner);
        return 'any';
      });
      list.push(call(procedure, receiver, args));
    }
    lists.push(list);
  }
  return { setup, threads: lists };
}

function argument(model: Model, type: Procedure['params'][number]['type'], make: (className: string) => number | undefined): ClientValue {
  if (type.kind !== 'ref' || type.className.endsWith('[]') || type.className === 'java.lang.String' || type.className === 'java.lang.Object') return 'any';
  const made = make(type.className);
  return made === undefined ? 'any' : { object: made };
}

/** The constructor with the fewest parameters, of the class or of the first class below it that can be made. */
function constructorOf(model: Model, className: string): Procedure | undefined {
  if (className === 'java.lang.Object' || className === 'java.lang.String' || className.endsWith('[]')) return undefined;
  const { procedures } = model.program;
  const classes = model.program.classes.filter((one) => model.isConcrete(one.name) && model.isSubclass(one.name, className));
  const ordered = [...classes.filter((one) => one.name === className), ...classes.filter((one) => one.name !== className && !one.isLibrary), ...classes.filter((one) => one.name !== className && one.isLibrary)];
  for (const one of ordered) {
    const own = procedures.filter((procedure) => procedure.kind === 'constructor' && procedure.owner === one.name && usable(procedure));
    own.sort((a, b) => a.params.length - b.params.length);
    if (own[0]) return own[0];
  }
  return undefined;
}
