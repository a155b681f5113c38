/**
 * The words that a tactic may use of a program as it stands: methods, classes, variables, and selectors of statements.
 *
 * A selector is offered only if it means one statement by the same reading by which tactics read it.
 * Neighbours: `targets.ts` reads selectors; the editor's completion offers these.
 */
import { lastPart } from '../base/dotted-name';
import { footprintOf, storeOf } from '../plato/footprint';
import type { Operation } from '../plato/ir';
import { operationsOf } from '../plato/statements';
import { freeVars } from '../plato/substitute';
import { atomsIn, isAtom, type Proc } from './context';
import { describe } from './refused';
import type { Selector } from './script';
import { parseSelector } from './script-parse';
import { spanOf } from './reduce';
import { labelsOf, meantBy, type Sight } from './targets';

export interface Word {
  readonly text: string;
  /** For people. */
  readonly detail: string;
}

export interface SelectorWord extends Word {
  readonly selector: Selector;
  readonly isLoop: boolean;
}

/** Names that Java's programs can have. */
const OF_JAVA = /^[A-Za-z_]\w*$/;

/** Methods that a script can name: of those that are overloaded none can. */
export function methodWords({ context }: Sight): readonly Word[] {
  const names = context.procs.map((one) => one.name.replace(/\(.*$/, ''));
  return context.procs.flatMap(({ procedure }, index) => {
    const text = names[index]!;
    const isAlone = names.filter((one) => one === text).length === 1;
    return isAlone && OF_JAVA.test(text) ? [{ text, detail: procedure.display }] : [];
  });
}

export function classWords({ context }: Sight): readonly Word[] {
  return context.program.classes.filter((one) => !one.isLibrary).map((one) => ({ text: lastPart(one.name), detail: 'class' }));
}

/** Fields and locals by the names that formulas give them. */
export function variableWords({ context, owner }: Sight): readonly Word[] {
  const { program, world, procs } = context;
  const used = new Set(procs.flatMap((proc) => operationsOf(proc.body).flatMap(storesOf)));
  const own = new Set(program.classes.filter((one) => !one.isLibrary).map((one) => one.name));
  const fields = program.fields
    .filter((one) => own.has(one.owner) || used.has(one.id) || context.auxiliary.has(one.id))
    .map((one): Word => {
      const kind = context.auxiliary.has(one.id) ? 'ghost field' : 'field';
      return { text: one.name, detail: world.hierarchy.isSubtype(owner, one.owner) ? kind : `${kind} of ${lastPart(one.owner)}` };
    });
  const locals = procs.flatMap((proc) =>
    proc.variables
      .map((one): Word => ({ text: javaName(one.name), detail: `local of ${proc.name}` }))
      .filter(({ text }) => text !== 'this'),
  );
  return distinct([...fields, ...locals].filter(({ text }) => OF_JAVA.test(text)));
}

/** Of the statements of all methods, in the order of the program. */
export function selectorWords(sight: Sight): readonly SelectorWord[] {
  const methods = new Set(methodWords(sight).map(({ text }) => text));
  return distinct(
    sight.context.procs.flatMap((proc): readonly SelectorWord[] => {
      const method = proc.name.replace(/\(.*$/, '');
      return methods.has(method) ? candidates(sight, proc).flatMap((one) => resolved(sight, `${method}.${one}`)) : [];
    }),
  );
}

/** The selector if it means one statement; else the selector with each of the numbers. */
function resolved(sight: Sight, text: string): readonly SelectorWord[] {
  const selector = parseSelector(text);
  if (!selector) return [];
  const meant = meantBy(sight, selector);
  return meant.map(({ proc, stmt }, index) => ({
    selector,
    text: meant.length === 1 ? text : `${text}#${index + 1}`,
    detail: isAtom(stmt) ? describe(sight.context, { proc, atom: stmt }) : `loop (line ${sight.context.lineOf(spanOf([stmt]))})`,
    isLoop: !isAtom(stmt),
  }));
}

/** What a statement of the method might be selected by. */
function candidates(sight: Sight, proc: Proc): readonly string[] {
  const operations = atomsIn(proc.body).flatMap((atom) => operationsOf(atom));
  return [
    ...new Set([
      'loop',
      ...labelsOf(sight.labels, proc).map((one) => one.name),
      ...operations.flatMap((op) => stepsOf(sight, op)),
      ...(operations.some((op) => op.allocates) ? ['new'] : []),
      ...(operations.some((op) => op.asserts.length > 0) ? ['assert'] : []),
    ]),
  ];
}

function stepsOf(sight: Sight, op: Operation): readonly string[] {
  const { reads, writes } = footprintOf(op);
  const stores = (which: typeof reads): readonly string[] => which.flatMap((one) => variableText(sight, storeOf(one)) ?? []);
  const read = [...op.assigns.map((one) => one.value), ...(op.guard ? [op.guard] : [])].flatMap((one) => [...freeVars(one).keys()]);
  const written = [...op.assigns.map((one) => one.target), ...op.havocs].flatMap((one) => (one.kind === 'local' ? [one.name] : []));
  const locals = (which: readonly string[]): readonly string[] => which.map(javaName).filter((one) => OF_JAVA.test(one) && one !== 'this');
  return [
    ...(op.role === 'acquire' || op.role === 'release' ? [op.role] : []),
    ...[...stores(writes), ...locals(written)].map((one) => `write(${one})`),
    ...[...stores(reads), ...locals(read)].map((one) => `read(${one})`),
    ...op.within.map(({ procedure }) => `call(${lastPart(procedure.slice(0, procedure.indexOf('(')))})`),
  ];
}

function storesOf(op: Operation): readonly string[] {
  const { reads, writes } = footprintOf(op);
  return [...reads, ...writes].flatMap((one) => storeOf(one) ?? []);
}

/** `x` of the class of the proof, `Cell.x` of another. */
export function variableText({ context, owner }: Sight, store: string | undefined): string | undefined {
  const field = context.program.fields.find((one) => one.id === store);
  if (!field || !OF_JAVA.test(field.name)) return undefined;
  return context.world.hierarchy.isSubtype(owner, field.owner) ? field.name : `${lastPart(field.owner)}.${field.name}`;
}

/** Of a variable that the lowering made of one of Java. */
function javaName(name: string): string {
  return name.replace(/#\d+$/, '');
}

function distinct<One extends Word>(words: readonly One[]): readonly One[] {
  return [...new Map([...words].reverse().map((one) => [one.text, one])).values()].reverse();
}
