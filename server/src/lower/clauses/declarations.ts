/**
 * Declarations of classes, and the clauses of their bodies: environment assumptions, invariants and axioms.
 * Neighbours: `fields.ts`; collected by `lower.ts`. Ghost fields are fields like others.
 */
import { clausesOfClass } from '../../analyses/clauses-of-class';
import { lastPart } from '../../base/dotted-name';
import type { Span } from '../../base/span';
import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol } from '../../resolve/symbols';
import { erasure } from '../../resolve/types';
import type { JavaType } from '../../resolve/types';
import { clauseKeyword } from '../../syntax/clause-keywords';
import type { SpecClause } from '../../syntax/spec-ast';
import { THREAD_CLASS, type ClassClause, type ClassDecl, type Expr, type Unsupported } from '../../plato/ir';
import { freeVars, someExpr } from '../../plato/substitute';
import { isModel, isNamed } from '../../analyses/annotations';
import { isThreadUnsafe } from '../../sharing/collections';
import { clauseOf } from './formula';
import type { FormulaMode } from './formula-context';
import { unknownGhostTypes } from './ghost-types';
import { whatMayChange } from '../../analyses/immutable';

export function lowerClass(symbol: ClassSymbol): ClassDecl {
  const nameOf = (type: JavaType): string | undefined => {
    const erased = erasure(type);
    return erased.kind === 'class' ? erased.name : undefined;
  };
  return {
    name: symbol.name,
    display: symbol.display,
    superclass: symbol.superclass === undefined ? undefined : nameOf(symbol.superclass),
    interfaces: symbol.interfaces.flatMap((one) => nameOf(one) ?? []),
    isInterface: symbol.kind === 'interface' || symbol.kind === 'annotation',
    isFinal: symbol.isFinal,
    isAbstract: symbol.isAbstract,
    isLibrary: symbol.isLibrary,
    isThreadLocal: symbol.specs.some((clause) => clause.kind === 'threadLocal'),
    ...(symbol.unknownSupers.length > 0 && { hasUnknownSupers: true as const }),
    ...(isModel(symbol) && { isModel: true as const }),
    ...(isOfItsFileAlone(symbol) && { isPrivate: true as const }),
    span: symbol.span,
  };
}

function isOfItsFileAlone({ place, decl, outer }: ClassSymbol): boolean {
  if (place !== 'member' || decl?.modifiers.words.includes('private') === true) return true;
  return outer !== undefined && isOfItsFileAlone(outer);
}

export interface ClassClauses {
  readonly envAssumptions: readonly ClassClause[];
  readonly invariants: readonly ClassClause[];
  readonly axioms: readonly ClassClause[];
  readonly diagnostics: readonly Diagnostic[];
  /** A clause was dropped: nothing that depends on the class can be verified. */
  readonly hasErrors: boolean;
  /** What is stated and not understood. */
  readonly notUnderstood: readonly Unsupported[];
}

/** The class of the library over whose objects the formula ranges, if there is one: the library makes such objects, and owes nothing. */
function libraryRange(expr: Expr, { table }: Resolved): string | undefined {
  const found: string[] = [];
  someExpr(expr, (part) => {
    if (part.kind === 'quantifier')
      for (const { type } of part.variables)
        if (type.kind === 'ref' && type.className !== THREAD_CLASS && table.get(type.className)?.isLibrary === true)
          found.push(type.className);
    return false;
  });
  return found[0];
}

function ofLibrary(className: string, span: Span): Diagnostic {
  return diagnostic(
    'spec-type',
    span,
    `An invariant may not speak of all objects of \`${lastPart(className)}\`: the library makes such objects too, and nobody shows it of them.`,
  );
}

export function lowerClassClauses(symbol: ClassSymbol, resolved: Resolved): ClassClauses {
  const envAssumptions: ClassClause[] = [];
  const invariants: ClassClause[] = [];
  const axioms: ClassClause[] = [];
  const diagnostics: Diagnostic[] = [];
  const notUnderstood: Unsupported[] = [];
  let hasErrors = false;
  const add = (
    clause: SpecClause & { readonly kind: 'envAssumption' | 'globalInvariant' | 'axiom' },
    mode: FormulaMode,
    into: ClassClause[],
  ): void => {
    const made = clauseOf(clause.expr, { resolved, owner: symbol, mode, hasThis: true });
    diagnostics.push(...made.diagnostics);
    const range =
      made.clause && clause.kind === 'globalInvariant' && !symbol.isLibrary ? libraryRange(made.clause.expr, resolved) : undefined;
    if (range !== undefined) diagnostics.push(ofLibrary(range, clause.span));
    if (made.clause === undefined || range !== undefined) hasErrors = true;
    else into.push({ owner: symbol.name, usesThis: freeVars(made.clause.expr).has('this'), clause: { ...made.clause, span: clause.span } });
  };
  for (const clause of clausesOfClass(symbol)) {
    switch (clause.kind) {
      case 'envAssumption':
        add(clause, 'action', envAssumptions);
        break;
      case 'globalInvariant':
        add(clause, 'state', invariants);
        break;
      case 'axiom':
        add(clause, 'state', axioms);
        break;
      case 'error':
        hasErrors = true;
        break;
      // `effects/thread-local.ts` sees whether it is true.
      case 'threadLocal':
      case 'nowarn':
        break;
      case 'ghost': {
        const unknown = unknownGhostTypes(clause, symbol, resolved);
        diagnostics.push(...unknown);
        hasErrors ||= unknown.length > 0;
        break;
      }
      case 'notUsed':
        notUnderstood.push(clause);
        break;
      default:
        notUnderstood.push({ reason: `the clause \`${clauseKeyword(clause)}\``, span: clause.span });
    }
  }
  const safe = symbol.isLibrary ? undefined : symbol.annotations.find(isNamed('ThreadSafe'));
  const unsafe = safe && resolved.table.lineage(symbol).find((one) => one.isLibrary && isThreadUnsafe(one, resolved));
  if (safe !== undefined && unsafe !== undefined)
    notUnderstood.push({
      reason: `\`@ThreadSafe\` on a class that inherits from \`${unsafe.display}\`, whose contents are not followed in it`,
      span: safe.span,
    });
  const immutable = symbol.isLibrary ? undefined : symbol.annotations.find(isNamed('Immutable'));
  const changeable = immutable && whatMayChange(symbol, resolved);
  if (immutable !== undefined && changeable !== undefined) {
    notUnderstood.push({ reason: `\`@Immutable\`, since it is not shown that ${changeable} never changes`, span: immutable.span });
  }
  return { envAssumptions, invariants, axioms, diagnostics, hasErrors, notUnderstood };
}
