/**
 * Lowers specifications inside bodies: `assert`, `assume`, `unreachable`, `set`, and the clauses of loops
 * (docs/specifications.md#in-a-body).
 * Neighbours: `statements.ts`; formulas in `clauses/formula.ts`.
 */
import type { Span } from '../../base/span';
import { diagnostic } from '../../diagnostics/diagnostic';
import type { FieldSymbol, LocalScope, LocalVariable } from '../../resolve/symbols';
import type { ScopedClause } from '../../resolve/typed';
import { INT, displayType, erasure, isBoolean, isIntegral, isReference, sameErasure } from '../../resolve/types';
import { shortText } from '../../resolve/display';
import { clauseKeyword } from '../../syntax/clause-keywords';
import { printSpecExpr } from '../../syntax/print-spec';
import type { SpecClause, SpecExpr } from '../../syntax/spec-ast';
import type { Clause, Expr, Location } from '../../plato/ir';
import { INT as PLATO_INT, PC_VARIABLE } from '../../plato/ir';
import { storesOfExpr } from '../../plato/footprint';
import { locationExpr, typeOf } from '../../plato/type-of';
import { fieldStoreAssertions } from '../steps/access';
import { actionLabels, witnessedAction } from '../clauses/actions';
import { performedLabels } from '../clauses/performs';
import type { Builder } from '../steps/builder';
import type { FormulaPlace } from '../clauses/formula';
import { clauseOf, valueOf } from '../clauses/formula';
import type { FormulaVariable, TypedFormula } from '../clauses/formula-context';
import { formulaVariable } from '../clauses/formula-context';
import { specifiedBy } from '../clauses/method-specs';
import { misusedNonNull } from '../facts/non-null';
import { FALSE, NULL, and, binary, int, local, notEqual, variable } from '../values/terms';

/** What formulas inside the body may speak of: the locals in scope, and by `\old` the entry of the method. */
function placeOf(scope: LocalScope | undefined, builder: Builder): FormulaPlace {
  const place = placeOfLocals(scope, builder);
  if (labelsOf(builder).length === 0 || hasOwnPc(place)) return place;
  return { ...place, variables: [...place.variables!, { name: 'pc', type: INT, expr: variable(PC_VARIABLE, PLATO_INT) }] };
}

function placeOfLocals(scope: LocalScope | undefined, builder: Builder): FormulaPlace {
  const variables: FormulaVariable[] = [];
  for (let entry = scope; entry !== undefined; entry = entry.next)
    variables.push(formulaVariable(entry.variable, builder.variableOf(entry.variable)));
  return {
    resolved: builder.resolved,
    owner: builder.owner,
    mode: 'body',
    hasThis: builder.hasThis,
    variables,
    typeVariables: builder.method?.typeParams ?? [],
    restsOn: builder.restsOn,
  };
}

/** The actions of the method that is lowered. */
function labelsOf(builder: Builder): readonly string[] {
  return builder.method === undefined ? [] : actionLabels(specifiedBy(builder.method, builder.resolved).specs);
}

/** Whether the program has a `pc` of its own, which is then meant. */
function hasOwnPc(place: FormulaPlace): boolean {
  return valueOf({ kind: 'name', name: 'pc', span: { file: '', start: 0, end: 0 } }, place).value !== undefined;
}

function clauseIn(expr: SpecExpr, scope: LocalScope | undefined, builder: Builder): Clause | undefined {
  const { clause, diagnostics } = clauseOf(expr, placeOf(scope, builder));
  builder.complain(diagnostics);
  return clause;
}

/** The clauses before a loop. */
export function loopClauses(
  specs: readonly ScopedClause[],
  builder: Builder,
): { readonly invariants: readonly Clause[]; readonly decreases: readonly Clause[] } {
  const invariants: Clause[] = [];
  const decreases: Clause[] = [];
  for (const { clause, scope } of specs) {
    if (clause.kind === 'loopInvariant') {
      const made = clauseIn(clause.expr, scope, builder);
      if (made === undefined) continue;
      invariants.push({ ...made, span: clause.span });
      builder.asserts = true;
    } else if (clause.kind === 'decreases') {
      const { value, diagnostics } = valueOf(clause.expr, placeOf(scope, builder));
      builder.complain(diagnostics);
      if (value === undefined) continue;
      if (storesOfExpr(value.expr).size > 0)
        builder.reject('the clause `decreases` about a field or an element: keep its value in a local, and name that', clause.span);
      else if (isIntegral(value.type)) decreases.push({ expr: value.expr, text: printSpecExpr(clause.expr), span: clause.span });
      else
        builder.complain([
          diagnostic(
            'spec-type',
            clause.expr.span,
            `\`decreases\` needs an integer; \`${printSpecExpr(clause.expr)}\` is of type \`${displayType(value.type)}\`.`,
          ),
        ]);
    } else otherClause(clause, builder);
  }
  return { invariants, decreases };
}

/**
 * Keeps the number that is to go down in a round of a loop, at its beginning. Gives what emits the assertion at its end: that the number
 * was not below zero, and is smaller now.
 */
export function measured({ expr, text, span }: Clause, builder: Builder): () => void {
  const before = builder.hidden('$measure', PLATO_INT);
  builder.op({ role: 'local', span, assigns: [{ target: local(before.name, PLATO_INT), value: expr }] });
  return () => {
    builder.asserts = true;
    const shown = shortText(text);
    const goesDown = and(binary('<=', int(0), before), binary('<', expr, before));
    builder.op({
      role: 'assert',
      span,
      asserts: [
        builder.assertion(
          'loop-invariant',
          goesDown,
          `\`${shown}\` may not go down in every round of the loop, or may go below zero.`,
          span,
        ),
      ],
      description: `checks that \`${shown}\` has gone down`,
      subject: { name: shown },
    });
  };
}

/** What is written of a local variable: `non_null` is owed by whatever assigns it, so here only that it makes sense. */
export function localClauses(variable: LocalVariable, specs: readonly ScopedClause[], builder: Builder): void {
  for (const { clause } of specs) if (clause.kind !== 'nonNull') otherClause(clause, builder);
  const misuse = variable.neverNull && misusedNonNull(variable.neverNull, variable.name, variable.type);
  if (misuse === undefined) return;
  if (misuse.kind === 'wrong') builder.complain([diagnostic('spec-type', misuse.span, misuse.message)]);
  else builder.reject(misuse.reason, misuse.span);
}

export function lowerSpecStatement({ clause, scope }: ScopedClause, builder: Builder): void {
  const { span } = clause;
  switch (clause.kind) {
    case 'assert': {
      builder.asserts = true;
      const made = clauseIn(clause.expr, scope, builder);
      if (made === undefined) return;
      const text = shortText(made.text);
      builder.op({
        role: 'assert',
        span,
        asserts: [
          {
            ...builder.assertion('assertion', made.expr, `\`${text}\` may not hold here.`, clause.expr.span),
            ...(made.parts && { parts: made.parts }),
          },
        ],
        description: `checks \`${text}\``,
        subject: { name: text },
      });
      return;
    }
    case 'assume': {
      const made = clauseIn(clause.expr, scope, builder);
      if (made === undefined) return;
      const text = shortText(made.text);
      if (builder.isInAtomic) {
        builder.op({
          role: 'block',
          origin: 'written',
          span,
          guard: made.expr,
          description: `waits until \`${text}\``,
          subject: { name: text },
        });
        return;
      }
      // What the library's models assume belongs to their being trusted, which is told.
      if (!builder.owner.isLibrary) builder.rest(`assumes \`${text}\``);
      builder.op({
        role: 'assume',
        origin: 'written',
        span,
        guard: made.expr,
        description: `assumes \`${text}\``,
        subject: { name: text },
      });
      return;
    }
    case 'unreachable':
      builder.asserts = true;
      builder.op({
        role: 'assert',
        span,
        asserts: [builder.assertion('unreachable', FALSE, 'This point is declared unreachable, but may be reached.', span)],
        description: 'is declared unreachable',
      });
      return;
    case 'witness':
      return lowerWitness(clause, scope, builder);
    case 'set':
      return lowerSet(clause, scope, builder);
    default:
      otherClause(clause, builder);
  }
}

/** Clauses that are about something else, wrong, or not translated. */
function otherClause(clause: SpecClause, builder: Builder): void {
  if (clause.kind === 'nowarn') return;
  if (clause.kind === 'error') builder.hasSpecErrors = true;
  else if (clause.kind === 'notUsed') builder.reject(clause.reason, clause.span);
  else builder.reject(`the clause \`${clauseKeyword(clause)}\``, clause.span);
}

function lowerSet(clause: SpecClause & { readonly kind: 'set' }, scope: LocalScope | undefined, builder: Builder): void {
  const place = placeOf(scope, builder);
  const target = valueOf(clause.target, place);
  const value = valueOf(clause.value, place);
  builder.complain([...target.diagnostics, ...value.diagnostics]);
  if (target.value === undefined || value.value === undefined) return;
  const at = destination(target.value.expr, value.value.expr, clause.target, builder);
  if (at === undefined) {
    builder.complain([
      diagnostic(
        'spec-type',
        clause.target.span,
        `\`set\` changes ghost fields of the workspace only; \`${printSpecExpr(clause.target)}\` is none.`,
      ),
    ]);
    return;
  }
  if (!isAssignable(value.value, target.value, builder)) {
    const [from, to] = [displayType(value.value.type), displayType(target.value.type)];
    builder.complain([
      diagnostic(
        'spec-type',
        clause.value.span,
        `\`${printSpecExpr(clause.target)}\` is of type \`${to}\`; it cannot be given \`${printSpecExpr(clause.value)}\` of type \`${from}\`.`,
      ),
    ]);
    return;
  }
  const field = target.value.expr.kind === 'mapGet' ? undefined : fieldNamed(at.location, builder);
  const asserts = field === undefined ? at.asserts : [...at.asserts, ...fieldStoreAssertions(field, at.value, clause.span, builder)];
  builder.op({
    role: 'ghost',
    span: clause.span,
    asserts,
    description: `sets \`${printSpecExpr(clause.target)}\``,
    subject: { name: printSpecExpr(clause.target) },
    assigns: [{ target: at.location, value: at.value }],
  });
}

/** `set pc = n` means a variable of the program where there is one. */
function lowerWitness(clause: SpecClause & { readonly kind: 'witness' }, scope: LocalScope | undefined, builder: Builder): void {
  const { asSet, span } = clause;
  const labels = labelsOf(builder);
  const place = placeOfLocals(scope, builder);
  if (asSet !== undefined && (labels.length === 0 ? valueOf(asSet.target, place).value !== undefined : hasOwnPc(place))) {
    return lowerSet({ kind: 'set', ...asSet, span }, scope, builder);
  }
  const named = labels.length === 0 ? performedAction(clause, builder) : witnessedAction(clause, labels);
  // Which actions there are is not known where a clause is broken, which is reported there.
  const isBroken = builder.method !== undefined && specifiedBy(builder.method, builder.resolved).specs.some((one) => one.kind === 'error');
  if ('diagnostic' in named) builder.complain(isBroken ? [] : [named.diagnostic]);
  else
    builder.op({ role: 'ghost', span, witness: named.label, description: `performs \`${named.label}\``, subject: { name: named.label } });
}

/** The action of the `performs` that a witness names. */
function performedAction(clause: SpecClause & { readonly kind: 'witness' }, builder: Builder): ReturnType<typeof witnessedAction> {
  const specs = builder.method === undefined ? [] : specifiedBy(builder.method, builder.resolved).specs;
  const labels = performedLabels(specs);
  if (labels.includes(clause.label)) return { label: clause.label };
  const message = !specs.some((one) => one.kind === 'performs')
    ? 'A `witness` says which action of the method happens here, but this method has neither `performs` nor `action`.'
    : `This method has no action \`${clause.label}\`; its actions are ${labels.length === 0 ? 'none' : labels.map((label) => `\`${label}\``).join(', ')}.`;
  return { diagnostic: diagnostic('spec-type', clause.span, message) };
}

function isAssignable(value: TypedFormula, target: TypedFormula, builder: Builder): boolean {
  if (isIntegral(target.type)) return isIntegral(value.type);
  if (isBoolean(target.type)) return isBoolean(value.type);
  if (isReference(target.type))
    return isReference(value.type) && builder.resolved.table.isSubtype(erasure(value.type), erasure(target.type));
  return sameErasure(value.type, target.type);
}

/** The ghost field that a `set` changes, and its new value: for an entry of a map the map, of the same object, with that entry changed. */
function destination(
  target: Expr,
  value: Expr,
  written: SpecExpr,
  builder: Builder,
): { readonly location: Location; readonly value: Expr; readonly asserts: ReturnType<Builder['nonNullAssertions']> } | undefined {
  const keys: Expr[] = [];
  let field = target;
  for (; field.kind === 'mapGet'; field = field.map) keys.unshift(field.key);
  if (field.kind === 'static') {
    if (!isGhost(field.field, builder)) return undefined;
    const location: Location = { kind: 'static', field: field.field, type: field.type };
    return { location, value: withEntry(locationExpr(location), keys, value), asserts: [] };
  }
  if (field.kind !== 'field' || !isGhost(field.field, builder)) return undefined;
  const object = inLocal(field.object, written.span, builder);
  // Nothing is thrown by what is only said.
  const asserts = builder.isNonNull(object)
    ? []
    : [
        builder.assertion(
          'null-dereference',
          notEqual(object, NULL),
          `The object whose ghost field is set by \`${shortText(printSpecExpr(written))}\` may be null here.`,
          written.span,
        ),
      ];
  for (const one of asserts) builder.ofSpecifications.add(one);
  const location: Location = { kind: 'field', object, field: field.field, type: field.type };
  return { location, value: withEntry(locationExpr(location), keys, value), asserts };
}

/** The map with the entry at the keys, outermost first, changed. */
function withEntry(map: Expr, keys: readonly Expr[], value: Expr): Expr {
  const [key, ...inner] = keys;
  if (key === undefined) return value;
  const type = typeOf(map);
  const entry: Expr = { kind: 'mapGet', map, key, type: type.kind === 'map' ? type.value : typeOf(value) };
  return { kind: 'mapSet', map, key, value: withEntry(entry, inner, value) };
}

/** The object of a location is named by locals only: one that is read from the heap is read before, by ghost code. */
function inLocal(object: Expr, span: Span, builder: Builder): Expr {
  if (object.kind === 'var' || object.kind === 'tid' || object.kind === 'classObject') return object;
  const type = typeOf(object);
  const temporary = builder.temporary(type);
  builder.op({ role: 'ghost', span, assigns: [{ target: local(temporary.name, type), value: object }] });
  return temporary;
}

function fieldNamed(location: Location, builder: Builder): FieldSymbol | undefined {
  if (location.kind !== 'field' && location.kind !== 'static') return undefined;
  return builder.resolved.table
    .get(location.field.slice(0, location.field.lastIndexOf('.')))
    ?.fields.find((one) => one.id === location.field);
}

/** `holder` and `start` are ghost fields too, but what they say is set by Java alone. */
function isGhost(fieldId: string, builder: Builder): boolean {
  const owner = builder.resolved.table.get(fieldId.slice(0, fieldId.lastIndexOf('.')));
  const field = owner?.fields.find((one) => one.id === fieldId);
  // Only the library's own models set the ghost fields of the library: what they say is what the library does.
  return field !== undefined && field.isGhost && field.ghost !== undefined && (!field.owner.isLibrary || builder.owner.isLibrary);
}
