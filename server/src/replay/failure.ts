/**
 * What must be seen in the forced run for the failure to count as shown: an exception of the JVM itself, a clause that Java finds false, or
 * the final values.
 * Neighbours: `replay.ts` puts it into the program; `Forced.java` judges.
 */
import { DISCIPLINES } from '../diagnostics/disciplines';
import type { Code } from '../diagnostics/codes';
import type { Model } from '../oracle/model';
import type { Run } from '../oracle/explore';
import type { Violation } from '../oracle/violation';
import type { ClassClause, Clause, Discipline, Expr, FieldDecl, Procedure } from '../plato/ir';
import type { Span } from '../base/span';
import { NotJava } from './java-expression';
import type { Ref } from '../oracle/values';

export type Failure =
  /** The JVM throws. */
  | { readonly kind: 'exception'; readonly type: string }
  /** A formula about what is in scope at the place of the assertion. */
  | { readonly kind: 'assertion'; readonly expr: Expr; readonly procedure: Procedure }
  /** When the procedure returns, or at its begin. */
  | { readonly kind: 'exit' | 'entry'; readonly clause: Clause; readonly procedure: Procedure }
  /**
   * A clause of a class before or after the last operation; `others`: of the other threads; `object`: of that one, else of all that the
   * client made.
   */
  | {
      readonly kind: 'before' | 'after';
      readonly others: boolean;
      readonly owner: string;
      readonly isStatic: boolean;
      readonly expr: Expr;
      readonly object: Ref | undefined;
    }
  | { readonly kind: 'finals' };

const EXCEPTIONS: Partial<Readonly<Record<Code, string>>> = {
  'null-dereference': 'java.lang.NullPointerException',
  'index-out-of-bounds': 'java.lang.ArrayIndexOutOfBoundsException',
  'negative-array-size': 'java.lang.NegativeArraySizeException',
  'array-store': 'java.lang.ArrayStoreException',
  'class-cast': 'java.lang.ClassCastException',
  'division-by-zero': 'java.lang.ArithmeticException',
  'monitor-state': 'java.lang.IllegalMonitorStateException',
};

/** Codes whose failure is a consequence, not a rule of access that is not kept. */
export function isConsequence(code: Code): boolean {
  return (
    EXCEPTIONS[code] !== undefined ||
    code === 'assertion' ||
    code === 'postcondition' ||
    code === 'precondition' ||
    code === 'global-invariant' ||
    code === 'env-assumption' ||
    code === 'performs'
  );
}

/** `isThrown`: it is an `assert` of Java's own, which throws. Throws `NotJava` where nothing could be seen. */
export function failureOf(model: Model, violation: Violation, run: Run, isThrown: boolean): Failure {
  const last = run.steps.at(-1);
  const type = isThrown ? 'java.lang.AssertionError' : EXCEPTIONS[violation.code];
  if (type !== undefined) {
    if (last?.before.isRunning !== true) throw new NotJava('it goes wrong before the threads begin');
    return { kind: 'exception', type };
  }
  const frame = last?.before.threads[last.thread]!.frames.at(-1);
  const instruction = last?.instruction;
  const related = violation.related[0]?.span;
  const at = (span: Span): boolean =>
    related !== undefined && span.file === related.file && span.start === related.start && span.end === related.end;
  switch (violation.code) {
    case 'assertion': {
      const assertion =
        instruction?.kind === 'op'
          ? instruction.op.asserts.find((one) => one.span.start === violation.span.start && one.code === 'assertion')
          : undefined;
      if (assertion && frame) return { kind: 'assertion', expr: assertion.expr, procedure: frame.code.procedure };
      break;
    }
    case 'postcondition': {
      const clause = frame?.code.procedure.ensures.find((one) => at(one.span));
      if (clause && instruction?.kind === 'return') return { kind: 'exit', clause, procedure: frame!.code.procedure };
      throw new NotJava('an `exsures` clause is broken');
    }
    case 'precondition': {
      const target =
        instruction?.kind === 'call'
          ? instruction.call.targets
              .map((one) => model.procedure(one.procedure)!)
              .find((one) => one.requires.some((clause) => at(clause.span)))
          : undefined;
      const clause = target?.requires.find((one) => at(one.span));
      if (
        target &&
        clause &&
        target.kind === 'method' &&
        !target.isTrusted &&
        target.body !== undefined &&
        instruction?.kind === 'call' &&
        instruction.call.mode === 'call'
      )
        return { kind: 'entry', clause, procedure: target };
      throw new NotJava('what a constructor, a thread or a library method requires does not hold, and Java does not look');
    }
    case 'global-invariant':
    case 'env-assumption': {
      const all: readonly ClassClause[] = violation.code === 'env-assumption' ? model.assumptions : model.invariants;
      const found = all.find((one) => at(one.clause.span));
      if (!found || (last?.before.isRunning === true && last.instruction === undefined))
        throw new NotJava('the clause is broken by the client itself');
      return {
        kind: 'after',
        others: violation.code === 'env-assumption',
        owner: found.owner,
        isStatic: !found.usesThis,
        expr: found.clause.expr,
        object: undefined,
      };
    }
    case 'race':
    case 'read-discipline':
    case 'write-discipline':
    case 'access-discipline':
      return discipline(model, violation, run, at);
    case 'performs':
      if (last?.after === undefined) throw new NotJava('an action that is not allowed happens in the middle of a run');
      return { kind: 'finals' };
    default:
  }
  throw new NotJava(`nothing in Java shows \`${violation.code}\``);
}

function discipline(model: Model, violation: Violation, run: Run, at: (span: Span) => boolean): Failure {
  const owners = model.program.fields.flatMap((field: FieldDecl) =>
    field.disciplines.filter((one) => at(one.clause.span)).map((one) => ({ field, one })),
  );
  const found = owners[0];
  if (!found || found.one.indices.length > 0)
    throw new NotJava('the rule is about the elements of an array, or is not written as a clause');
  const { field, one } = found;
  if (one.clause.expr.kind === 'bool')
    throw new NotJava('there is no clause that says who may access the field, so there is nothing that Java could find false');
  const isExclusive = (each: Discipline): boolean => DISCIPLINES[each.keyword].direction === 'exclusive';
  const others = violation.code === 'race' ? !isExclusive(one) : isExclusive(one);
  const access = run.steps.at(-1)?.accesses?.find((each) => each.field === field.id);
  if (!access && !field.isStatic) throw new NotJava('it is not known whose field is accessed');
  return { kind: 'before', others, owner: field.owner, isStatic: field.isStatic, expr: one.clause.expr, object: access?.object };
}
