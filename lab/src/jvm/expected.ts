/**
 * What Plato's semantics says of one client of a generated program that runs alone: for each way that it may end, the results of the calls
 * and the fields of the objects.
 * Neighbours: `main.ts` holds it against what the JVM prints; `java-client.ts` writes the same client as Java.
 */
import { explore, modelOf, type Bounds } from '#server/oracle/explore';
import type { Model } from '#server/oracle/model';
import type { ClientCall, Scenario } from '#server/oracle/scenario';
import { scenarios } from '#server/oracle/scenarios';
import type { Program, Type } from '#server/plato/ir';
import type { Random } from '../random';

const BOUNDS: Bounds = { ints: [0], maxStates: 4_000, maxSteps: 2_000, maxObjects: 60, maxDepth: 30 };
const INTS = [0, 1, 2, 3, -1];

/** The failures that the JVM shows by itself. */
const THROWN: Readonly<Record<string, string>> = {
  'null-dereference': 'java.lang.NullPointerException',
  'index-out-of-bounds': 'java.lang.ArrayIndexOutOfBoundsException',
  'division-by-zero': 'java.lang.ArithmeticException',
  'class-cast': 'java.lang.ClassCastException',
  'negative-array-size': 'java.lang.NegativeArraySizeException',
};

export interface Expected {
  readonly scenario: Scenario;
  /** As `java-client.ts` has them printed; more than one where the program leaves something open. */
  readonly ends: readonly string[];
}

/** One client whose arguments are all chosen; undefined where there is none, or it does not come to an end that could be compared. */
export function expectedOf(program: Program, random: Random): Expected | undefined {
  const usable = scenarios(program, { threads: 1, most: 30 }).filter(
    (one) => one.threads.length === 1 && !one.threads[0]!.some((call) => !isPlain(program, call)),
  );
  if (usable.length === 0) return undefined;
  const model = modelOf(program);
  const chosen = random.pick(usable);
  const scenario: Scenario = {
    setup: chosen.setup.map((call) => concrete(model, call, random)),
    threads: chosen.threads.map((calls) => calls.map((call) => concrete(model, call, random))),
  };
  if ([...scenario.setup, ...scenario.threads[0]!].some((call) => call.args.includes('any'))) return undefined;
  const outcome = explore(program, scenario, BOUNDS, { wanted: (violation) => violation.code in THROWN });
  if (outcome.kind === 'wrong') return { scenario, ends: [`throws ${THROWN[outcome.violation.code]}`] };
  if (outcome.kind !== 'fine' || !outcome.complete || outcome.finals.length === 0) return undefined;
  const ends = [...new Set(outcome.finals.map((text) => readable(model, text)))];
  // It waits, and only an interruption, of which there is none here, would end that.
  return ends.some((end) => end.includes('InterruptedException')) ? undefined : { scenario, ends };
}

/** A method that any thread calls; not a step of the explorer's own. */
function isPlain(program: Program, call: ClientCall): boolean {
  const procedure = program.procedures.find((one) => one.id === call.procedure);
  return procedure?.kind === 'method' && procedure.entry === undefined;
}

function concrete(model: Model, call: ClientCall, random: Random): ClientCall {
  const procedure = model.procedure(call.procedure)!;
  const types = procedure.params.slice(procedure.isStatic ? 0 : 1).map((one) => one.type);
  return { ...call, args: call.args.map((argument, index) => (argument === 'any' ? value(types[index]!, random) : argument)) };
}

function value(type: Type, random: Random): ClientCall['args'][number] {
  switch (type.kind) {
    case 'int':
      return random.pick(INTS);
    case 'bool':
      return random.chance(50);
    case 'ref':
      return null;
    default:
      return 'any';
  }
}

/**
 * The explorer's text of a final store, with the fields by their names and without what Java does not have: `results;C{n=1,other=o1}`.
 * Objects of the library and arrays are `lib`: their insides are another matter.
 */
function readable(model: Model, text: string): string {
  const parts = split(text, ';');
  const results = parts.find((part) => part.startsWith('|'))!.slice(1);
  const objects = parts
    .filter((part) => /^[\w.$[\]]+!?\(.*\)$/.test(part) && !/^c\d+\(/.test(part))
    .map((part) => {
      const open = part.indexOf('(');
      return { className: part.slice(0, open).replace(/!$/, ''), slots: split(part.slice(open + 1, -1), ',') };
    });
  const shown = (text: string): string => {
    const found = /^o(\d+)$/.exec(text);
    if (/^c\d+$/.test(text)) return 'lib';
    if (!found) return text;
    const object = objects[Number(found[1])];
    return !object || object.className.endsWith('[]') || model.isLibrary.has(object.className) ? 'lib' : object.className;
  };
  const reported = objects
    .filter((one) => !one.className.endsWith('[]') && !model.isLibrary.has(one.className))
    .map(({ className, slots }) => {
      const fields = [...model.layout(className)].flatMap(([id, slot]) => {
        const field = model.fields.get(id);
        return !field || field.isGhost || model.isLibrary.has(field.owner) || field.name.includes('$')
          ? []
          : [`${field.name}=${shown(slots[slot]!)}`];
      });
      return `${className}{${fields.sort().join(',')}}`;
    });
  return [
    split(results, ',')
      .filter((one) => one !== '')
      .map((one) => (one === '-' ? '-' : shown(one.trim())))
      .join(','),
    ...reported.sort(),
  ].join(';');
}

/**
 * Whether what a JVM printed is one of these ends. Of a method with a specification of its steps the explorer knows a result only as far as
 * that speaks of it; what the JVM throws by itself ends everything in Plato.
 */
export function agrees(printed: string, ends: readonly string[]): boolean {
  const [results, ...objects] = printed.split(';');
  return ends.some((end) => {
    if (/^throws [\w.]+$/.test(end)) return printed === end || split(results!, ',').find((one) => one.startsWith('throws ')) === end;
    const [expected, ...others] = end.split(';');
    const [here, there] = [split(expected!, ','), split(results!, ',')];
    return (
      others.join(';') === objects.join(';') &&
      here.length === there.length &&
      here.every((one, index) => one === '-' || one === there[index] || (one === 'throws' && there[index]!.startsWith('throws ')))
    );
  });
}

/** At separators outside of brackets. */
function split(text: string, separator: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!;
    if (character === '(' || character === '{') depth++;
    else if (character === ')' || character === '}') depth--;
    else if (character === separator && depth === 0) {
      found.push(text.slice(from, index));
      from = index + 1;
    }
  }
  found.push(text.slice(from));
  return found;
}
