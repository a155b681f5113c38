/**
 * The contents of collections that are not thread-safe. Nothing is known of them but who may look: the contents of a collection in a field
 * are guarded like the field itself (a field of their own stands for them, with the same disciplines), so every call on it, or on what
 * shows it or goes through it, reads or writes them there. The collection may not leave the class's care: handing it out is reported. Which
 * classes are not thread-safe, and which methods change an object, say the stubs' annotations.
 * Soundness: docs/soundness/library.md#contents-of-collections.
 * Neighbours: `facts/collection-flow.ts` finds where collections go; `calls/calls.ts`, `calls/creations.ts` and `bodies/expressions.ts`
 * place the accesses, `lower.ts` declares the fields.
 */
import { stripped } from '../../resolve/typed-children';
import { exhausted } from '../../base/exhausted';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol, FieldSymbol, MethodSymbol, LocalVariable } from '../../resolve/symbols';
import type { FieldRead, TypedExpr, TypedStmt } from '../../resolve/typed';
import type { Span } from '../../base/span';
import type { Location } from '../../plato/ir';
import { CONTENTS, INT } from '../../plato/ir';
import type { Builder } from './builder';
import { collectionFlow } from '../facts/collection-flow';
import { FALSE, int, local } from '../values/terms';
import { partsOfCall } from '../../resolve/opaque';
import { argumentUse, changes, isThreadUnsafe, isUnsafeByName, mutates, opaqueUse } from '../../sharing/collections';
import { isWeak } from '../../sharing/restless-maps';
import { expressionsOf } from '../../resolve/typed-statements';
import { hasGuardedContents, isFresh, isMadeForThreads } from '../facts/collection-types';
import { isShown, rootOf } from '../facts/shown-locals';
import { restOnEntry } from './set-entries';

export function contentsId(field: FieldSymbol): string {
  return `${field.id}${CONTENTS}`;
}

/** The accesses to contents that a call of a library method on a collection, or with one, is, as far as they come before the call. */
export function accessContents(
  method: MethodSymbol,
  receiver: TypedExpr | undefined,
  args: readonly TypedExpr[],
  span: Span,
  builder: Builder,
): void {
  if (!method.owner.isLibrary) return;
  const { sourcesOf } = flowOf(builder);
  const look = lookOf(builder);
  const comesLater = mutates(method) && isAllOrNothing(method);
  if (receiver !== undefined) restOn(method.name, receiver, span, builder);
  for (const read of receiver === undefined || comesLater ? [] : sourcesOf(receiver))
    access(read, changes(method, read.field, builder.resolved), span, builder);
  args.forEach((arg, index) => {
    const use = argumentUse(method, index, builder.resolved);
    if (use === 'reads' || use === 'writes') for (const read of sourcesOf(arg)) look(read, use === 'writes', span);
  });
}

/** The accesses to contents that a call of code without source is; a copy of the object shares them. */
export function accessOpaquely(expr: TypedExpr & { readonly kind: 'opaque' }, builder: Builder): void {
  // Whoever gets the reference may use what it is bound to at any time.
  if (expr.refersTo !== undefined) for (const part of expr.parts) restOnOneThread(part, builder);
  if (expr.method === undefined) return;
  const { sourcesOf } = flowOf(builder);
  const look = lookOf(builder);
  const { receiver, args } = partsOfCall(expr);
  if (expr.method === 'clone' && args.length === 0) copyFields(receiver, false, expr, builder);
  if (receiver !== undefined) restOn(expr.method, receiver, expr.span, builder);
  for (const read of receiver === undefined ? [] : sourcesOf(receiver)) look(read, opaqueUse(expr, 'receiver') === 'writes', expr.span);
  const use = opaqueUse(expr, 'argument');
  if (use !== 'keeps') for (const arg of args) for (const read of sourcesOf(arg)) look(read, use === 'writes', expr.span);
}

/** Of a map that takes out what has been collected, every look is a change. */
function lookOf(builder: Builder): (read: FieldRead, isChange: boolean, span: Span) => void {
  return (read, isChange, span) => access(read, isChange || isWeak(read.field, builder.resolved), span, builder);
}

function restOn(name: string, receiver: TypedExpr, span: Span, builder: Builder): void {
  restOnOneThread(receiver, builder);
  if (flowOf(builder).sourcesOf(receiver).length === 0) restOnEntry(name, receiver, span, builder);
}

/**
 * A collection that nothing guards, and that others may know, for all that the body shows: races on what it holds are not looked for, and
 * the result says so.
 */
function restOnOneThread(receiver: TypedExpr, builder: Builder): void {
  const { resolved } = builder;
  const inner = stripped(receiver);
  if (
    ((inner.kind === 'field' || inner.kind === 'static') && isMadeForThreads(inner.field, resolved)) ||
    !isThreadUnsafe(resolved.table.classOf(receiver.type), resolved) ||
    flowOf(builder).sourcesOf(receiver).length > 0 ||
    isMadeInBody(receiver, builder)
  )
    return;
  const name = nameOf(inner);
  builder.rest(
    `takes ${name === undefined ? 'a collection' : `what \`${name}\` holds`} as used by one thread at a time: nothing guards it (races on it are not looked for)`,
  );
}

function nameOf(expr: TypedExpr): string | undefined {
  // Locals that nobody has written, as the iterator of a loop, have no name to speak of.
  if (expr.kind === 'local') return expr.source === undefined ? undefined : expr.variable.name;
  if (expr.kind !== 'field' && expr.kind !== 'static') return undefined;
  const { captured, owner, name } = expr.field;
  return captured === undefined ? `${owner.display}.${name}` : owner.captures.find((one) => one.field === expr.field)?.variable?.name;
}

/** A new object, or a local that is given one where it is declared, and nothing else, and that is shown to nobody; and what shows those. */
export function isMadeInBody(expr: TypedExpr, { resolved, method }: Builder): boolean {
  const made = stripped(expr);
  // A constructor of the workspace may show its object.
  if (made.kind === 'new') return made.class.isLibrary;
  const body = method === undefined ? undefined : resolved.methods.get(method)?.body;
  if (body === undefined) return false;
  const isOwn = (variable: LocalVariable | undefined): boolean => {
    if (variable === undefined || body.assigned.has(variable) || isShown(variable, body.stmts, resolved)) return false;
    return expressionsOf(body.stmts).some(
      ({ node, isStmt }) =>
        isStmt &&
        node.kind === 'local' &&
        node.variable === variable &&
        node.init !== undefined &&
        (isFresh(node.init) || isOwn(rootOf(node.init, resolved))),
    );
  };
  return isOwn(rootOf(expr, resolved));
}

/**
 * `super.clone()` reads every field of the object, and its copy has the same collections, where the body gives it no others: those of the
 * class and of the ones above it, and of those below it that have no `clone` of their own. Where the one above is of the workspace, it
 * answers for its own.
 */
export function copyFields(receiver: TypedExpr | undefined, isOfWorkspace: boolean, { span, source }: TypedExpr, builder: Builder): void {
  if (receiver === undefined || stripped(receiver).kind !== 'this') return;
  const { resolved, owner, method } = builder;
  const body = method === undefined ? undefined : resolved.methods.get(method)?.body;
  const given = new Set(
    body === undefined
      ? []
      : certainly(body.stmts).flatMap((one) =>
          one.kind === 'assign' && one.target.kind === 'field' && stripped(one.target.object).kind !== 'this' ? [one.target.field] : [],
        ),
  );
  for (const field of copiedClasses(owner, isOfWorkspace, resolved).flatMap((one) => one.fields)) {
    if (field.isStatic || field.isGhost || field.captured !== undefined) continue;
    const read: FieldRead = { kind: 'field', object: receiver, field, type: field.type, span, source };
    const isOwn = resolved.table.lineage(owner).includes(field.owner);
    if (hasGuardedContents(field, resolved) && !given.has(field))
      handOut({ ...receiver, span }, read, builder, `The copy that is made here has the same collection \`${field.name}\``);
    if (!field.isFinal && isOwn) builder.lowerExpr(read, builder, true);
  }
}

function copiedClasses(owner: ClassSymbol, isOfWorkspace: boolean, { table }: Resolved): readonly ClassSymbol[] {
  const own = isOfWorkspace ? [owner] : table.lineage(owner).filter((one) => !one.isLibrary);
  const copies = (one: ClassSymbol): boolean => one.methods.some((method) => method.name === 'clone' && method.params.length === 0);
  const below = table.classes.filter((one) => {
    if (one.isLibrary || one === owner) return false;
    const above = table.lineage(one);
    return above.includes(owner) && above.slice(0, above.indexOf(owner)).every((between) => !copies(between));
  });
  return [...own, ...below];
}

/** The expressions of statements that a body does in any case, as long as nothing is thrown. */
function certainly(stmts: readonly TypedStmt[]): readonly TypedExpr[] {
  return stmts.flatMap((stmt): readonly TypedExpr[] => {
    switch (stmt.kind) {
      case 'expr':
        return [stmt.expr];
      case 'block':
        return certainly(stmt.stmts);
      case 'synchronized':
      case 'try':
      case 'labeled':
        return certainly([stmt.body]);
      default:
        return [];
    }
  });
}

/** What a call has changed when it returns: a method of one element that throws has changed nothing. */
export function changeContents(method: MethodSymbol, receiver: TypedExpr | undefined, span: Span, builder: Builder): void {
  if (!method.owner.isLibrary || receiver === undefined || !mutates(method) || !isAllOrNothing(method)) return;
  for (const read of flowOf(builder).sourcesOf(receiver)) access(read, true, span, builder);
}

/** The interfaces promise it of the operations on one element; bulk operations, and those that run code of others, may stop half way. */
function isAllOrNothing(method: MethodSymbol): boolean {
  return [
    'put',
    'putIfAbsent',
    'remove',
    'replace',
    'add',
    'addFirst',
    'addLast',
    'offer',
    'offerFirst',
    'offerLast',
    'push',
    'pop',
    'poll',
    'pollFirst',
    'pollLast',
    'removeFirst',
    'removeLast',
    'set',
    'clear',
  ].includes(method.name);
}

function flowOf(builder: Builder): Pick<ReturnType<typeof collectionFlow>, 'sourcesOf' | 'uses'> {
  const flow = collectionFlow(builder.resolved);
  return { sourcesOf: (expr) => flow.sourcesOf(expr), uses: flow.uses };
}

function access(read: FieldRead, isChange: boolean, span: Span, builder: Builder): void {
  const field = contentsId(read.field);
  if (read.kind === 'field' && !isSimple(read.object))
    return builder.reject(`a use of the collection \`${read.field.name}\` of an object that is not named`, span);
  const location: Location =
    read.kind === 'static'
      ? { kind: 'static', field, type: INT }
      : { kind: 'field', object: builder.lowerExpr(read.object, builder, true), field, type: INT };
  const words = {
    description: `${isChange ? 'changes' : 'reads'} the contents of \`${read.field.name}\``,
    subject: { name: read.field.name, isContents: true },
  } as const;
  if (isChange) {
    builder.op({ role: 'write', span, ...words, assigns: [{ target: location, value: int(0) }] });
    return;
  }
  const seen = builder.temporary(INT);
  const value = location.kind === 'static' ? { ...location, when: 'post' as const } : { ...location, when: 'post' as const };
  builder.op({ role: 'read', span, ...words, assigns: [{ target: local(seen.name, INT), value }] });
}

/** Whether evaluating the expression again does nothing but read. */
function isSimple(expr: TypedExpr): boolean {
  return (
    expr.kind === 'this' ||
    expr.kind === 'local' ||
    expr.kind === 'static' ||
    (expr.kind === 'field' && isSimple(expr.object)) ||
    (expr.kind === 'retype' && isSimple(expr.operand))
  );
}

/** What becomes of a collection after the evaluation of an expression, other than by calls of the library. */
export function followCollection(expr: TypedExpr, builder: Builder): void {
  const use = collectionFlow(builder.resolved).uses.get(expr);
  if (use === undefined) return;
  for (const read of use.reads) {
    const { name } = read.field;
    switch (use.kind) {
      case 'read':
        lookOf(builder)(read, false, expr.span);
        break;
      case 'out':
        handOut(expr, read, builder);
        break;
      case 'argument':
        if (isUnsafeByName(read.field.type)) {
          builder.rest(`takes it that the method which is given \`${name}\` uses it only there, while what guards it is held`);
          break;
        }
        builder.reject(`the collection \`${name}\` as an argument: what becomes of its contents there is not followed`, expr.span);
        break;
      case 'captured':
        builder.reject(
          `the collection \`${name}\` in a local that another body uses: what becomes of its contents there is not followed`,
          expr.span,
        );
        break;
      case 'given':
        builder.rest(
          `takes the collection that \`${name}\` is given from outside to be used only by code that respects what guards \`${name}\``,
        );
        break;
      case 'inside':
        builder.rest(`takes collections that are found in \`${name}\` as used by one thread at a time: their contents are not followed`);
        break;
      default:
        exhausted(use.kind);
    }
  }
}

/** Whoever is given the collection itself can use its contents without its guard. */
function handOut(expr: TypedExpr, read: FieldRead, builder: Builder, said?: string): void {
  const { name, nameSpan, type } = read.field;
  const noun = isUnsafeByName(type) ? 'object' : 'collection';
  const what =
    said ??
    (stripped(expr) === read || stripped(expr).kind !== 'call'
      ? `The ${noun} \`${name}\` is handed out here`
      : `This is handed out here and leads to the ${noun} \`${name}\``);
  const message = `${what}: code that gets it can use its contents without what guards them. Hand out a copy.`;
  builder.op({
    role: 'assert',
    span: expr.span,
    description: `hands out \`${name}\``,
    subject: { name },
    asserts: [builder.assertion('race', FALSE, message, expr.span, [{ message: `the ${noun}`, span: nameSpan }])],
  });
}
