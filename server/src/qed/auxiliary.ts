/**
 * AUX-ANNOTATE (QED, section 4.2): a new ghost field, and updates of it joined to steps of the program.
 *
 * An update assigns one value to the new field, at one object, on every path on which the step ends; so for every value before there is one
 * after, nothing else changes and nothing blocks. Only fields that scripts have made may be updated. They begin with the default of their
 * type.
 * Neighbours: `tactics.ts`; `mutex.ts` keeps a ghost field of its own.
 */
import type { Span } from '../base/span';
import { footprintOf } from '../plato/footprint';
import { BOOL, INT, THREAD_CLASS, ref, type Expr, type FieldDecl, type Location, type Type } from '../plato/ir';
import { typeEquals, typeOf } from '../plato/type-of';
import { afterwards } from './afterwards';
import { worldOf, type PlacedAtom, type ProofContext } from './context';
import { classNamed } from './formula';
import { NO_PLACE, step } from './operations';
import { opened, spanOf } from './reduce';
import { Refused } from './refused';
import { replaced } from './rules';
import type { Name } from './script';

/** The field's name says nothing: that it is auxiliary is kept with the context's program. Throws Refused. */
export function withAuxiliary(
  context: ProofContext,
  proofOwner: string,
  {
    key,
    type,
    name,
    isStatic,
  }: { readonly key: string | undefined; readonly type: string; readonly name: Name; readonly isStatic: boolean },
): ProofContext {
  const dot = name.name.lastIndexOf('.');
  const owner = dot < 0 ? proofOwner : classNamed(context.program, name.name.slice(0, dot), name.span);
  const simple = name.name.slice(dot + 1);
  if (context.program.fields.some((one) => one.owner === owner && one.name === simple))
    throw new Refused(`there is a field \`${simple}\` already`, 'failed', [{ message: 'here', span: name.span }]);
  const field: FieldDecl = {
    id: `${owner}.${simple}`,
    name: simple,
    owner,
    type:
      key === undefined
        ? typeNamed(context, type, name.span)
        : { kind: 'map', key: typeNamed(context, key, name.span), value: typeNamed(context, type, name.span) },
    isStatic,
    isFinal: false,
    isVolatile: true,
    isGhost: true,
    isNonNull: false,
    constant: undefined,
    disciplines: [],
    span: NO_PLACE,
    nameSpan: NO_PLACE,
  };
  const program = { ...context.program, fields: [...context.program.fields, field] };
  return { ...context, program, world: worldOf(program, context.world), auxiliary: new Set([...context.auxiliary, field.id]) };
}

function typeNamed(context: ProofContext, name: string, span: Span): Type {
  if (name === 'int') return INT;
  if (name === 'boolean') return BOOL;
  if (name === 'Thread') return ref(THREAD_CLASS);
  if (name.endsWith('[]')) {
    const element = name.replace(/(\[\])+$/, '');
    return ref(
      (['int', 'long', 'short', 'byte', 'char', 'boolean', 'float', 'double'].includes(element)
        ? element
        : classNamed(context.program, element, span)) + name.slice(element.length),
    );
  }
  return ref(classNamed(context.program, name, span));
}

/** `set a = e at S`: e is read after S. Throws Refused. */
export function withUpdate(context: ProofContext, placed: PlacedAtom, target: Location, value: Expr, span: Span): ProofContext {
  const wrong = (message: string): Refused => new Refused(message, 'failed', [{ message: 'here', span }]);
  if ((target.kind !== 'field' && target.kind !== 'static') || !context.auxiliary.has(target.field))
    throw wrong('only auxiliary variables may be set');
  if (!typeEquals(typeOf(value), target.type) && !(target.type.kind === 'ref' && typeOf(value).kind === 'ref'))
    throw wrong('the value is of another kind');
  const update = step({ assigns: [{ target, value }] });
  if (context.invariants.some((one) => JSON.stringify(one.expr).includes(JSON.stringify(target.field))))
    throw wrong('an invariant speaks of it already; set it before');
  if (footprintOf(update.op).elsewhere.length > 0) throw wrong('the value may not speak of all objects');
  const atom = {
    kind: 'atomic' as const,
    body: opened({ kind: 'seq', stmts: afterwards(placed.atom, update) }),
    span: spanOf([placed.atom]),
  };
  return replaced(context, placed.proc, placed.atom, atom, []);
}
