/**
 * Where what is used at a place is declared: methods, fields, locals and created classes, of the workspace or of the trusted library, whose
 * stubs the user may read.
 * Neighbours: the typed trees of resolve; `pipeline.ts` keeps them; the language server answers "go to definition" with it.
 */
import type { Span } from '../base/span';
import { readLibrary } from '../library/load';
import type { Resolved } from '../resolve/resolve';
import { OBJECT_NAME, THREAD_NAME } from '../resolve/types';
import type { Expr } from '../syntax/ast';
import type { TypedExpr } from '../resolve/typed';
import type { Analysis } from './analysis';

/** Parts of a typed tree that lead out of it: to types and the syntax. */
const OUTWARD: ReadonlySet<string> = new Set(['type', 'source', 'types', 'clause', 'tested', 'span', 'captured']);

/** Whether it is a class, a member of one, or a variable: they lead to the whole workspace, in circles. */
function isSymbol(part: object): boolean {
  return 'nameSpan' in part || 'owner' in part || 'isParameter' in part;
}

/** The name of the declaration of what is used at an offset of a file; undefined where nothing known is. */
export function definitionAt(resolved: Resolved, path: string, offset: number): Span | undefined {
  const bodies = [...resolved.methods.values(), ...resolved.staticInitializers.values()].flatMap(({ body }) =>
    body === undefined ? [] : [body],
  );
  let found: Span | undefined;
  const covers = (span: Span | undefined): boolean =>
    span !== undefined && span.file === path && span.start <= offset && offset <= span.end;
  const pending: unknown[] = bodies.map((body) => body.stmts);
  while (pending.length > 0 && found === undefined) {
    const next = pending.pop();
    if (Array.isArray(next)) pending.push(...next);
    if (Array.isArray(next) || typeof next !== 'object' || next === null || isSymbol(next)) continue;
    if ('kind' in next && 'source' in next) found = declaredAt(next as TypedExpr, covers, resolved);
    for (const [key, value] of Object.entries(next)) if (!OUTWARD.has(key)) pending.push(value);
  }
  return found;
}

function declaredAt(expr: TypedExpr, covers: (span: Span | undefined) => boolean, resolved: Resolved): Span | undefined {
  const { source } = expr;
  if (source === undefined) return undefined;
  const name =
    source.kind === 'call' || source.kind === 'field' || source.kind === 'superField'
      ? source.name.span
      : source.kind === 'new'
        ? source.type.span
        : source.span;
  if (!covers(name)) return undefined;
  switch (expr.kind) {
    case 'call':
      return source.kind === 'call' ? expr.method.nameSpan : undefined;
    case 'field':
    case 'static':
      return source.kind === 'call' ? undefined : expr.field.nameSpan;
    case 'local':
      return source.kind === 'name' ? expr.variable.span : undefined;
    // A lambda makes an object, too, and declares nothing that one could be led to.
    case 'new':
      return source.kind !== 'new'
        ? undefined
        : expr.constructor_.implicit === undefined
          ? expr.constructor_.nameSpan
          : expr.class.nameSpan;
    // What the language builds in is declared by the stubs all the same.
    case 'startThread':
    case 'currentThread':
      return builtIn(resolved, THREAD_NAME, source);
    case 'monitor':
      return builtIn(resolved, OBJECT_NAME, source);
    default:
      return undefined;
  }
}

function builtIn(resolved: Resolved, owner: string, source: Expr): Span | undefined {
  return source.kind === 'call' ? resolved.table.get(owner)?.methods.find((one) => one.name === source.name.name)?.nameSpan : undefined;
}

/** The typed trees of an analysis, for questions of the editor. */
const RESOLVED = new WeakMap<Analysis, Resolved>();

export function keepTypedTrees(analysis: Analysis, resolved: Resolved): void {
  RESOLVED.set(analysis, resolved);
}

/** The name of the declaration of what is used at an offset of a file, and the text of the file that declares it. */
export function findDefinition(
  analysis: Analysis,
  path: string,
  offset: number,
): { readonly span: Span; readonly text: string } | undefined {
  const resolved = RESOLVED.get(analysis);
  const span = resolved && definitionAt(resolved, path, offset);
  const text = span && [...analysis.files, ...readLibrary()].find((file) => file.path === span.file)?.text;
  return span === undefined || text === undefined ? undefined : { span, text };
}
