/**
 * Plato statements and operations as text, and the notation of spans.
 * Neighbours: `print.ts` (declarations), `print-expr.ts`, `parse-stmt.ts`.
 */
import type { Span } from '../base/span';
import type { Assertion, Call, CallSite, Clause, Operation, Stmt } from './ir';
import { ABOVE_AND, classText, nameText, qualifiedText } from './notation';
import type { Scope } from './notation';
import { exprText, locationText } from './print-expr';

/** Numbers the files of spans; the declaration entered last decides whose spans need no number. */
export class Spans {
  private readonly numbers = new Map<string, number>();
  private current = '';

  /** From here on, spans in this span's file are written without a number. */
  enter(span: Span): void {
    this.current = span.file;
  }

  /** A space and the span, or nothing where there is no source. */
  text(span: Span): string {
    return isNowhere(span) ? '' : ` ${this.one(span, span.file === this.current)}`;
  }

  /** The spans of a declaration itself, with the file's number. */
  own(span: Span, nameSpan?: Span): string {
    if (isNowhere(span) && (!nameSpan || isNowhere(nameSpan))) return '';
    const first = isNowhere(span) ? '@-' : this.one(span, false);
    if (!nameSpan || isNowhere(nameSpan)) return ` ${first}`;
    return ` ${first} ${this.one(nameSpan, nameSpan.file === this.current)}`;
  }

  fileTable(): string[] {
    return [...this.numbers].map(([file, number]) => `file ${number} ${JSON.stringify(file)}`);
  }

  private one(span: Span, isShort: boolean): string {
    let number = this.numbers.get(span.file);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(span.file, number);
    }
    return `@${isShort ? '' : `${number}:`}${span.start}-${span.end}`;
  }
}

function isNowhere(span: Span): boolean {
  return span.file === '' && span.start === 0 && span.end === 0;
}

/** Where a statement is printed; without a scope and spans it is for people. */
export interface Context {
  readonly scope: Scope | undefined;
  readonly spans: Spans | undefined;
  /** What is written in front of a statement; absent: nothing. */
  readonly mark?: (stmt: Stmt) => string;
}

/** A statement for people. */
export function printStmt(stmt: Stmt): string {
  return stmtText(stmt, { scope: undefined, spans: undefined });
}

export function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => line && `  ${line}`)
    .join('\n');
}

export function stmtText(stmt: Stmt, context: Context): string {
  const { mark } = context;
  return mark ? mark(stmt) + unmarkedText(stmt, context) : unmarkedText(stmt, context);
}

function unmarkedText(stmt: Stmt, context: Context): string {
  const span = (value: Span): string => context.spans?.text(value) ?? '';
  switch (stmt.kind) {
    case 'op':
      return operationText(stmt.op, context);
    case 'seq':
      return stmt.stmts.length === 0 ? '{}' : `{\n${stmt.stmts.map((part) => indent(stmtText(part, context))).join('\n')}\n}`;
    case 'choice':
      return stmt.branches.length === 0
        ? 'choice ()'
        : `choice (\n${stmt.branches.map((part) => indent(stmtText(part, context))).join('\n[]\n')}\n)`;
    case 'loop': {
      const clause = (keyword: string, { expr, text, span: where }: Clause): string =>
        `\n  ${keyword} ${exprText(expr, 0, 'one', context.scope)}${context.spans ? ` ${JSON.stringify(text)}${span(where)}` : ''}`;
      const clauses = [
        ...stmt.invariants.map((value) => clause(value.isProposed ? 'proposed' : 'invariant', value)),
        ...stmt.decreases.map((value) => clause('decreases', value)),
      ];
      return `loop${span(stmt.span)}${clauses.join('')}${clauses.length > 0 ? '\n' : ' '}${stmtText(stmt.body, context)}`;
    }
    case 'block':
      return `block ${nameText(stmt.label)} ${stmtText(stmt.body, context)}`;
    case 'exit':
      return `exit ${nameText(stmt.label)}`;
    case 'atomic':
      return `atomic${span(stmt.span)} ${stmtText(stmt.body, context)}`;
    case 'call':
      return callText(stmt, context);
  }
}

function operationText(op: Operation, context: Context): string {
  const { scope } = context;
  const asserts = op.asserts.map((assertion) => exprText(assertion.expr, ABOVE_AND, 'one', scope)).join(' && ');
  const parts = [
    ...(op.guard ? [exprText(op.guard, ABOVE_AND, 'one', scope)] : []),
    ...op.assigns.map(({ target, value }) => `${locationText(target, scope)}' = ${exprText(value, ABOVE_AND, 'one', scope)}`),
    ...(op.allocates
      ? [
          `${nameText(op.allocates.target)}' = new ${classText(op.allocates.className)}${op.allocates.length ? ` (${exprText(op.allocates.length, 0, 'one', scope)})` : ''}`,
        ]
      : []),
    ...(op.post ? [`such that ${exprText(op.post, 0, 'two', scope)}`] : []),
  ];
  const changed = [
    ...op.assigns.map(({ target }) => locationText(target, scope)),
    ...(op.allocates ? [nameText(op.allocates.target)] : []),
    ...op.havocs.map((location) => locationText(location, scope)),
  ];
  const action = `<${parts.join(' && ') || 'skip'}>_{${changed.join(', ')}}`;
  const performed =
    (op.witness === undefined ? '' : ` witness ${JSON.stringify(op.witness)}`) +
    (op.isAlone ? ' alone' : '') +
    (op.neverBlocks ? ' never_blocks' : '') +
    (op.callee === undefined ? '' : ` of ${qualifiedText(op.callee)}`) +
    (op.origin === undefined ? '' : ` from_${op.origin}`) +
    (op.subject === undefined || !context.spans
      ? ''
      : ` about ${op.subject.isContents ? 'contents ' : ''}${JSON.stringify(op.subject.name)}`) +
    (op.thrownBy ? ` thrown_by (${op.thrownBy.map((one) => qualifiedText(one.initializer)).join(', ')})` : '') +
    (op.publishes ? ` publishes (${op.publishes.map((value) => exprText(value, 0, 'one', scope)).join(', ')})` : '');
  return (
    (asserts && `${asserts} ? `) +
    action +
    ` ${op.role}` +
    performed +
    describedAs(op, context) +
    op.asserts.map((assertion) => `\n  else ${assertionText(assertion, context)}`).join('')
  );
}

function assertionText({ code, message, span, related }: Assertion, { spans }: Context): string {
  const see = related.map((place) => ` see ${JSON.stringify(place.message)}${spans?.text(place.span) ?? ''}`).join('');
  return `${code} ${JSON.stringify(message)}${spans?.text(span) ?? ''}${see}`;
}

/** ` runs "Job.toString" throwing unchecked waiting`: what code of the workspace may do that the library runs in the call. */
function userCodeText({ throws, waits, by }: NonNullable<Call['userCode']>): string {
  return ` runs ${JSON.stringify(by)}${throws ? ` throwing ${throws}` : ''}${waits ? ' waiting' : ''}`;
}

function callText(call: Call, context: Context): string {
  const targets = call.targets.map(
    ({ procedure, classes }) => qualifiedText(procedure) + (classes.length > 0 ? ` {${classes.map(classText).join(', ')}}` : ''),
  );
  return (
    (call.mode === 'start' ? 'start ' : 'call ') +
    (call.result === undefined ? '' : `${nameText(call.result)} = `) +
    targets.join(' | ') +
    ` (${call.args.map((arg) => exprText(arg, 0, 'one', context.scope)).join(', ')})` +
    (call.thrown ? ` throws ${nameText(call.thrown.variable)} to ${nameText(call.thrown.label)}` : '') +
    (call.userCode ? userCodeText(call.userCode) : '') +
    (call.hasRunBefore ? ' has_run_before' : '') +
    describedAs(call, context)
  );
}

function describedAs(
  step: { readonly description: string; readonly span: Span; readonly within: readonly CallSite[] },
  { spans }: Context,
): string {
  const within = step.within.map((site) => ` via ${qualifiedText(site.procedure)}${spans?.text(site.span) ?? ''}`).join('');
  return (step.description && ` ${JSON.stringify(step.description)}`) + (spans?.text(step.span) ?? '') + within;
}
