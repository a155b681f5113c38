/**
 * Elaborates `try`. Resources become what the Java Language Specification says of them (14.20.3.1): each is closed by a `finally` of its
 * own; what `close` throws while another exception is under way is caught, and handed to `addSuppressed` of the latter, which takes its
 * monitor, and throws where both are the same object.
 * Soundness: docs/soundness/java.md#closing-resources.
 * Neighbours: entered from `elaborate-stmt.ts`.
 */
import type { Span } from '../base/span';
import type { CatchClause, Stmt } from '../syntax/ast';
import type { BodyContext } from './body-context';
import { declareLocal, inScope } from './body-context';
import { callOn } from './elaborate-calls';
import { NEITHER } from './elaborate-names';
import { followsOpaque } from './opaque';
import type { ClassSymbol, LocalVariable } from './symbols';
import { resolveType } from './type-names';
import type { Target, TypedCatch, TypedExpr, TypedStmt } from './typed';
import { BOOLEAN, NULL, THROWABLE, THROWABLE_NAME, asOpen, classType, displayType } from './types';

type Try = Stmt & { readonly kind: 'try' };

export function elaborateTry(stmt: Try, context: BodyContext): TypedStmt {
  const { span } = stmt;
  const body = inScope(context, () => withResources(stmt, 0, context));
  if (stmt.resources.length > 0 && stmt.catches.length === 0 && stmt.finally === undefined) return body;
  const catches: TypedCatch[] = [];
  for (const one of stmt.catches) {
    const made = catchClause(one, context);
    if ('reason' in made) return { kind: 'unsupported', reason: made.reason, span: one.span };
    catches.push(made);
  }
  return {
    kind: 'try',
    body,
    catches,
    finally: stmt.finally === undefined ? undefined : inScope(context, () => context.stmt(stmt.finally!, context)),
    span,
  };
}

/** The resources from the given one on, around the body. */
function withResources(stmt: Try, index: number, context: BodyContext): TypedStmt {
  const written = stmt.resources[index];
  if (written === undefined) return inScope(context, () => context.stmt(stmt.body, context));
  const { span } = written;
  let declaration: TypedStmt;
  let resource: LocalVariable;
  if (written.kind === 'expr') {
    const value = context.expr(written.expr, context);
    if (value.kind === 'unsupported') return { kind: 'unsupported', reason: value.reason, span };
    resource = { name: '#resource', type: value.type, isParameter: false, isNonNull: false, span };
    declaration = { kind: 'local', variable: resource, init: value, span };
  } else {
    declaration = context.stmt(written, context);
    if (declaration.kind !== 'local') return declaration;
    resource = declaration.variable;
  }
  const receiver = written.kind === 'expr' ? written.expr : ({ kind: 'name', name: resource.name, span } as const);
  const close = callOn(readOf(resource, span), 'close', [], span, receiver, context);
  if (close.kind === 'unsupported') return { kind: 'unsupported', reason: close.reason, span };
  const throwable = context.table.get(THROWABLE_NAME);
  if (throwable === undefined) return { kind: 'unsupported', reason: 'a `try` with resources', span };
  const pending: LocalVariable = { name: '#primary', type: THROWABLE, isParameter: false, isNonNull: false, span };
  context.assigned.add(pending);
  const suppress = (suppressed: LocalVariable): TypedStmt => {
    const expr = callOn(readOf(pending, span), 'addSuppressed', [readOf(suppressed, span)], span, receiver, context);
    return { kind: 'expr', expr, span };
  };
  const body = withResources(stmt, index + 1, context);
  const closing: Closing = { resource, pending, closing: { kind: 'expr', expr: close, span }, suppress, throwable };
  return { kind: 'block', span, stmts: [declaration, ...closedAfter(body, closing)] };
}

const readOf = (variable: LocalVariable, span: Span): Target => ({ kind: 'local', variable, type: variable.type, span, source: undefined });

/** One resource, the variable that keeps what its body throws, and the call that closes it. */
interface Closing {
  readonly resource: LocalVariable;
  readonly pending: LocalVariable;
  readonly closing: TypedStmt;
  /** What is done with what it throws where the body has thrown. */
  readonly suppress: (suppressed: LocalVariable) => TypedStmt;
  readonly throwable: ClassSymbol;
}

/** The body, and after it, however it ends, the resource is closed: quietly, where the body has thrown (JLS 14.20.3.1). */
function closedAfter(body: TypedStmt, { resource, pending, closing, suppress, throwable }: Closing): readonly TypedStmt[] {
  const { span } = closing;
  const caught = (name: string, stmts: (variable: LocalVariable) => readonly TypedStmt[]): TypedCatch => {
    const variable: LocalVariable = { name, type: THROWABLE, isParameter: false, isNonNull: true, span };
    return { types: [throwable], variable, body: { kind: 'block', stmts: stmts(variable), span }, span };
  };
  const nothing: TypedExpr = { kind: 'constant', constant: { kind: 'null' }, type: NULL, span, source: undefined };
  const isThere = (variable: LocalVariable): TypedExpr => {
    const left = readOf(variable, span);
    return { kind: 'comparison', op: '!=', at: 'reference', left, right: nothing, type: BOOLEAN, span, source: undefined };
  };
  const noted = caught('#thrown', (variable) => {
    const [target, value] = [readOf(pending, span), readOf(variable, span)];
    const keeps: TypedExpr = { kind: 'assign', target, value, type: THROWABLE, span, source: undefined };
    return [
      { kind: 'expr', expr: keeps, span },
      { kind: 'throw', value, span },
    ];
  });
  const quietly: TypedStmt = {
    kind: 'try',
    body: closing,
    catches: [caught('#suppressed', (variable) => [suppress(variable)])],
    finally: undefined,
    closes: true,
    span,
  };
  const guarded: TypedStmt = { kind: 'try', body, catches: [noted], finally: undefined, closes: true, span };
  const closes: TypedStmt = { kind: 'if', cond: isThere(pending), then: quietly, else: closing, span };
  const last: TypedStmt = { kind: 'if', cond: isThere(resource), then: closes, else: undefined, span };
  return [
    { kind: 'local', variable: pending, init: nothing, span },
    { kind: 'try', body: guarded, catches: [], finally: last, span },
  ];
}

function catchClause(clause: CatchClause, context: BodyContext): TypedCatch | { readonly reason: string } {
  const types: ClassSymbol[] = [];
  let catchesUnknown = false;
  for (const written of clause.types) {
    const type = resolveType(written, context.typeContext);
    const symbol = type.kind === 'class' ? context.table.get(type.name) : undefined;
    if (symbol === undefined && followsOpaque(context)) {
      catchesUnknown = true;
      continue;
    }
    if (symbol === undefined) return { reason: `catching \`${type.kind === 'unknown' ? type.name : displayType(type)}\`, ${NEITHER}` };
    types.push(symbol);
  }
  const type = types.length === 1 && !catchesUnknown ? classType(types[0]!.name) : asOpen(THROWABLE);
  const variable: LocalVariable = { name: clause.name.name, type, isParameter: false, isNonNull: true, span: clause.name.span };
  const body = inScope(context, () => {
    declareLocal(context, variable);
    return context.stmt(clause.body, context);
  });
  return { types, variable, body, ...(catchesUnknown && { catchesUnknown: true as const }), span: clause.span };
}
