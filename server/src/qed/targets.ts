/**
 * Which statements of the program a selector of a script means: by label, by what they do, by their number.
 *
 * What a statement does is read off its operations, never off their descriptions. Labels are those of the Java text: a statement of the
 * program belongs to a label if one of its operations stands within the labelled statement.
 * Neighbours: `tactics.ts` asks; `script.ts` has selectors.
 */
import { lastPart } from '../base/dotted-name';
import type { Span } from '../base/span';
import { elementStore, footprintOf, storeOf } from '../plato/footprint';
import { operationsOf } from '../plato/statements';
import { HOLDER_FIELD, type Expr, type FieldDecl, type Operation, type Stmt } from '../plato/ir';
import { freeVars } from '../plato/substitute';
import { elementType } from '../plato/type-of';
import { isAtom, type Atom, type PlacedAtom, type Proc, type ProofContext } from './context';

import type { Loop } from './loops';
import { placeOf } from './operations';
import { spanOf } from './reduce';
import { Refused } from './refused';
import type { Name, Selector } from './script';
import type { Target } from './abstraction';
import { localsNamed } from './formula';

/** A labelled statement of the Java text. */
export interface JavaLabel {
  readonly name: string;
  readonly span: Span;
}

export interface Sight {
  readonly context: ProofContext;
  readonly labels: readonly JavaLabel[];
  readonly owner: string;
}

export function methodNamed(context: ProofContext, { name, span }: Name): Proc {
  const found = context.procs.filter(
    (one) => one.name === name || one.procedure.display === name || one.name.replace(/\(.*$/, '') === name,
  );
  if (found.length === 1) return found[0]!;
  throw refuse(
    found.length === 0
      ? `there is no method \`${name}\` here`
      : `\`${name}\` may be ${found.map((one) => `\`${one.procedure.display}\``).join(' or ')}`,
    span,
  );
}

function refuse(message: string, span: Span): Refused {
  return new Refused(message, 'failed', [{ message: 'here', span }]);
}

/** Loops that a selector means; exactly one. Throws Refused. */
export function loopAt(sight: Sight, selector: Selector): { readonly proc: Proc; readonly loop: Loop } {
  const found = statementsAt(sight, selector, isLoop);
  if (found.length !== 1) throw counted('loop', found, selector, sight.context);
  return { proc: found[0]!.proc, loop: found[0]!.stmt };
}

/** The actions that a selector means. Exactly one, unless `every`. Throws Refused. */
export function atomsAt(sight: Sight, selector: Selector, every: boolean): readonly PlacedAtom[] {
  const found = statementsAt(sight, selector, isAtom).map(({ proc, stmt }): PlacedAtom => ({ proc, atom: stmt }));
  if (found.length === 0 || (found.length > 1 && !every))
    throw counted(
      'statement',
      found.map(({ proc, atom }) => ({ proc, stmt: atom })),
      selector,
      sight.context,
    );
  return found;
}

/** All statements that a selector means, loops or actions; none where it means nothing. Never throws. */
export function meantBy(sight: Sight, selector: Selector): readonly { readonly proc: Proc; readonly stmt: Stmt }[] {
  try {
    return selector.deed === 'loop' ? statementsAt(sight, selector, isLoop) : statementsAt(sight, selector, isAtom);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}

function counted(what: string, found: readonly { readonly stmt: Stmt }[], selector: Selector, context: ProofContext): Refused {
  if (found.length === 0) return refuse(`no ${what} of \`${selector.method}\` is meant by this`, selector.span);
  const lines = found.map(({ stmt }, index) => `#${index + 1} in line ${context.lineOf(spanOf([stmt]))}`);
  return refuse(
    `${found.length} ${what}s are meant by this (${lines.join(', ')}): add \`#\` and a number${what === 'loop' ? '' : ', or say `every`'}`,
    selector.span,
  );
}

const isLoop = (stmt: Stmt): stmt is Loop => stmt.kind === 'loop';

function statementsAt<Kind extends Stmt>(
  sight: Sight,
  selector: Selector,
  isKind: (stmt: Stmt) => stmt is Kind,
): readonly { readonly proc: Proc; readonly stmt: Kind }[] {
  const proc = methodNamed(sight.context, { name: selector.method, span: selector.span });
  const root = selector.within ? regionOf(sight, selector.within) : proc.body;
  const label = selector.label === undefined ? undefined : labelNamed(sight, proc, selector.label, selector.span);
  const all: Kind[] = [];
  collect(root, isKind, all);
  const named = all.filter((stmt) => (label === undefined || isWithin(stmt, label)) && does(sight, proc, stmt, selector));
  const chosen = selector.number === undefined ? named : named.slice(selector.number - 1, selector.number);
  return chosen.map((stmt) => ({ proc, stmt }));
}

/** The statement in which another one is looked for. */
function regionOf(sight: Sight, selector: Selector): Stmt {
  if (selector.deed === 'loop') return loopAt(sight, selector).loop;
  const proc = methodNamed(sight.context, { name: selector.method, span: selector.span });
  if (selector.label !== undefined) {
    const span = labelNamed(sight, proc, selector.label, selector.span);
    const inside: Stmt[] = [];
    collect(proc.body, (stmt): stmt is Stmt => isAtom(stmt) && isWithin(stmt, span), inside);
    return { kind: 'seq', stmts: inside };
  }
  return proc.body;
}

/** Outermost first, and nothing inside of what is found. */
function collect<Kind extends Stmt>(stmt: Stmt, isKind: (stmt: Stmt) => stmt is Kind, found: Kind[]): void {
  if (isKind(stmt)) {
    found.push(stmt);
    if (stmt.kind !== 'loop') return;
  }
  switch (stmt.kind) {
    case 'seq':
      stmt.stmts.forEach((one) => collect(one, isKind, found));
      return;
    case 'choice':
      stmt.branches.forEach((one) => collect(one, isKind, found));
      return;
    case 'loop':
    case 'block':
      collect(stmt.body, isKind, found);
      return;
    default:
      return;
  }
}

/** The labels that stand in a method. */
export function labelsOf(labels: readonly JavaLabel[], { procedure: { span } }: Proc): readonly JavaLabel[] {
  return labels.filter((one) => one.span.file === span.file && one.span.start >= span.start && one.span.end <= span.end);
}

function labelNamed({ labels }: Sight, proc: Proc, name: string, span: Span): Span {
  const inside = labelsOf(labels, proc).filter((one) => one.name === name);
  if (inside.length === 1) return inside[0]!.span;
  throw refuse(
    inside.length === 0
      ? `\`${name}\` is no label in \`${proc.name}\`, and nothing that a statement does`
      : `there are ${inside.length} labels \`${name}\``,
    span,
  );
}

/** Some of its operations stand in the labelled statement. */
function isWithin(stmt: Stmt, label: Span): boolean {
  return operationsOf(stmt).some((op) => {
    const span = placeOf(op);
    return span.end > span.start && span.file === label.file && label.start <= span.start && span.end <= label.end;
  });
}

function does(sight: Sight, proc: Proc, stmt: Stmt, { deed, about, span }: Selector): boolean {
  const operations = operationsOf(stmt);
  switch (deed) {
    case undefined:
    case 'all':
      return operations.length > 0;
    case 'loop':
      return true;
    case 'new':
      return operations.some((op) => op.allocates !== undefined);
    case 'assert':
      return operations.some((op) => op.asserts.length > 0);
    case 'acquire':
    case 'release':
      return operations.some((op) => op.role === deed && (about === undefined || monitorIs(proc, op, about)));
    case 'read':
      return touches(sight, proc, operations, 'reads', about!, span);
    case 'write':
      return touches(sight, proc, operations, 'writes', about!, span);
    case 'call':
      return operations.some((op) => op.within.some((site) => methodOf(site.procedure) === about));
  }
}

/** `Job.run()` is called `run`. */
function methodOf(procedure: string): string {
  const head = procedure.slice(0, procedure.indexOf('('));
  return lastPart(head);
}

/** Monitors are in locals by then: the field from which the local was read, over as many copies as there are. */
function monitorIs(proc: Proc, op: Operation, about: string): boolean {
  const given = new Map<string, Expr[]>();
  for (const { assigns } of operationsOf(proc.body))
    for (const { target, value } of assigns)
      if (target.kind === 'local') given.set(target.name, [...(given.get(target.name) ?? []), value]);
  const leadsTo = (e: Expr, depth: number): boolean => {
    if (e.kind === 'field' || e.kind === 'static') return e.field.endsWith(`.${about}`);
    if (e.kind !== 'var' || depth > 8) return false;
    return e.name === about || (given.get(e.name)?.some((value) => leadsTo(value, depth + 1)) ?? false);
  };
  return op.assigns.some(({ target }) => target.kind === 'field' && target.field === HOLDER_FIELD && leadsTo(target.object, 0));
}

function touches(
  sight: Sight,
  proc: Proc,
  operations: readonly Operation[],
  which: 'reads' | 'writes',
  about: string,
  span: Span,
): boolean {
  const target = targetNamed(sight, proc, { name: about, span }, operations);
  if (target.kind === 'store')
    return operations.some((op) => footprintOf(op)[which].some((location) => storeOf(location) === target.store));
  const { name } = target.variable;
  if (which === 'writes')
    return operations.some((op) =>
      [...op.assigns.map((one) => one.target), ...op.havocs].some((one) => one.kind === 'local' && one.name === name),
    );
  return operations.some((op) =>
    [...op.assigns.map((one) => one.value), ...(op.guard ? [op.guard] : [])].some((e) => freeVars(e).has(name)),
  );
}

/**
 * What `x` or `Cell.x` names: a local of the procedure, or a field; `elements(int)`-like stores are named by the field that holds the
 * array.
 */
export function targetNamed(
  { context, owner }: Sight,
  proc: Proc | undefined,
  { name, span }: Name,
  operations: readonly Operation[],
): Target {
  const preferred = new Set(
    operations.flatMap((op) =>
      [...op.assigns.flatMap((one) => [one.value]), ...(op.guard ? [op.guard] : [])]
        .flatMap((e) => [...freeVars(e).keys()])
        .concat([...op.assigns.map((one) => one.target), ...op.havocs].flatMap((one) => (one.kind === 'local' ? [one.name] : []))),
    ),
  );
  const locals = localsNamed({ variables: proc?.variables ?? [], preferred }, name);
  if (locals.length === 1) return { kind: 'local', variable: locals[0]! };
  if (locals.length > 1) throw refuse(`\`${name}\` may be ${locals.map((one) => `\`${one.name}\``).join(' or ')}`, span);
  return { kind: 'store', store: storeNamed(context, owner, { name, span }) };
}

/** A field by its name, with its class or without; of an array its elements: `cache[]` is written `elements.cache`. */
export function storeNamed(context: ProofContext, owner: string, { name, span }: Name): string {
  const parts = name.split('.');
  const field = parts.pop()!;
  const isElements = parts[0] === 'elements';
  const className = (isElements ? parts.slice(1) : parts).join('.');
  const {
    program,
    world: { hierarchy },
  } = context;
  const fits = (one: FieldDecl): boolean =>
    one.name === field &&
    (className === ''
      ? hierarchy.isSubtype(owner, one.owner)
      : one.owner === className || one.owner.endsWith(`.${className}`) || one.owner.endsWith(`$${className}`));
  const declared = program.fields.filter(fits);
  const found = declared.length > 0 || className !== '' ? declared : usedNamed(context, field);
  if (field === 'holder') return HOLDER_FIELD;
  if (found.length !== 1)
    throw refuse(
      found.length === 0
        ? `there is no variable or field \`${name}\``
        : `\`${name}\` may be ${found.map((one) => `\`${one.id}\``).join(' or ')}`,
      span,
    );
  const only = found[0]!;
  if (!isElements) return only.id;
  if (only.type.kind !== 'ref' || !only.type.className.endsWith('[]')) throw refuse(`\`${field}\` is no array`, span);
  return elementStore(elementType(only.type.className)!);
}

/** Fields of other classes that the program uses. */
function usedNamed(context: ProofContext, name: string): readonly FieldDecl[] {
  const used = new Set(
    context.procs.flatMap((proc) =>
      operationsOf(proc.body).flatMap((op) => {
        const { reads, writes } = footprintOf(op);
        return [...reads, ...writes].map((one) => storeOf(one));
      }),
    ),
  );
  return context.program.fields.filter((one) => one.name === name && used.has(one.id));
}

export function preferredIn(atom: Atom): ReadonlySet<string> {
  return new Set(
    operationsOf(atom).flatMap((op) =>
      [...op.asserts.map((one) => one.expr), ...op.assigns.flatMap((one) => [one.value]), ...(op.guard ? [op.guard] : [])]
        .flatMap((e) => [...freeVars(e).keys()])
        .concat([...op.assigns.map((one) => one.target), ...op.havocs].flatMap((one) => (one.kind === 'local' ? [one.name] : []))),
    ),
  );
}
