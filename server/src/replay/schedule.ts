/**
 * A run of the explorer as a schedule: which thread takes which shared step at which place of the user's text. A call of a library method
 * is one step, at its call; the explorer runs the library's model in several, the one that counts is its last write, or its last read.
 * Neighbours: `oracle/explore.ts` has the run; `points.ts` finds the places in the syntax tree; `client.ts` has the client's own steps.
 */
import type { Span } from '../base/span';
import type { Run } from '../oracle/explore';
import type { Model } from '../oracle/model';
import type { SmallStep } from '../oracle/violation';
import { isEscaped } from '../oracle/store';

/**
 * What happens at a place. `release` has the span of the lock expression (or method name) of its `synchronized`; `client` is a step of the
 * scenario's own, whose number is the start of the span.
 */
export type Role = 'read' | 'write' | 'acquire' | 'release' | 'call' | 'waits' | 'retakes' | 'assert' | 'exit' | 'client';

export interface Entry {
  readonly thread: number;
  readonly role: Role;
  readonly span: Span;
  /** In the user's words. */
  readonly reported: string;
  /** The steps of the run, by number, that it stands for; the last one counts for the order. */
  readonly step: number;
}

export interface Schedule {
  readonly entries: readonly Entry[];
  /** The threads that are done with everything when the run ends, by number; the initial thread is 0. */
  readonly ended: readonly boolean[];
  /** Where a thread that is not done might go on after its last step, at operations that others can see. */
  readonly stops: readonly Pick<Entry, 'role' | 'span'>[];
}

/** `sources`: files of the user. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one case for each kind of step of a run.
export function scheduleOf(model: Model, run: Run, sources: ReadonlySet<string>): Schedule {
  const entries: Entry[] = [];
  const monitors = new Map<number, { readonly span: Span }[]>();
  const inLibrary = new Map<number, number>();
  const add = (step: SmallStep, index: number, role: Role, span: Span): void => {
    const last = entries.at(-1);
    // The same place twice with nothing between is one visit that the explorer sees in parts.
    if (
      last &&
      last.thread === step.thread &&
      last.role === role &&
      last.span.start === span.start &&
      last.span.end === span.end &&
      last.step === index - 1
    )
      entries.pop();
    entries.push({ thread: step.thread, role, span, reported: step.action, step: index });
  };
  const isOurs = (span: Span): boolean => sources.has(span.file);
  run.steps.forEach((step, index) => {
    if (!step.before.isRunning) return;
    const { thread } = step;
    const { frames } = step.before.threads[thread]!;
    const isLast = index === run.steps.length - 1 && step.after === undefined;
    if (frames.length === 0) {
      inLibrary.delete(thread);
      add(step, index, 'client', { file: '', start: index, end: index });
      return;
    }
    const outer = frames.findIndex((frame) => !isOurs(frame.code.procedure.nameSpan));
    if (outer >= 0) {
      const caller = frames[outer - 1];
      const call = caller?.code.instructions[caller.pc];
      const accesses = step.accesses ?? [];
      if (!call || call.kind !== 'call' || (accesses.length === 0 && !isLast)) return;
      const known = inLibrary.get(thread);
      const isWrite = accesses.some((one) => one.kind === 'write');
      if (known !== undefined) {
        const at = entries.findIndex((one) => one.step === known && one.thread === thread);
        if (!isWrite && !isLast && run.steps[known]!.writes.length > 0) return;
        if (at >= 0) entries.splice(at, 1);
      }
      entries.push({ thread, role: 'call', span: call.call.span, reported: call.call.description, step: index });
      inLibrary.set(thread, index);
      return;
    }
    inLibrary.delete(thread);
    const one = step.instruction;
    if (one === undefined) return;
    if (one.kind === 'call') {
      if (!isOurs(one.call.span)) return;
      // Java has one call where the model of a start has several steps.
      for (
        let last = entries.at(-1);
        one.call.mode === 'start' &&
        last?.thread === thread &&
        last.span.start === one.call.span.start &&
        last.span.end === one.call.span.end;
        last = entries.at(-1)
      )
        entries.pop();
      add(step, index, 'call', one.call.span);
      return;
    }
    if (one.kind === 'return' || one.kind === 'throw') {
      if (isLast) add(step, index, 'exit', step.span);
      return;
    }
    if (one.kind !== 'op' || !isOurs(one.op.span)) return;
    const { op } = one;
    const stack = monitors.get(thread) ?? [];
    monitors.set(thread, stack);
    if (op.role === 'acquire') {
      if (op.origin === 'wait') add(step, index, 'retakes', op.span);
      else {
        stack.push({ span: op.span });
        add(step, index, 'acquire', op.span);
      }
      return;
    }
    if (op.role === 'release') {
      if (op.origin === 'wait') add(step, index, 'waits', op.span);
      else {
        const left = stack.pop();
        if (left) add(step, index, 'release', left.span);
      }
      return;
    }
    // Java does not know ghost code, nor what is only checked or taken for granted.
    if (op.role === 'ghost' || (!isLast && (op.role === 'assert' || op.role === 'block'))) return;
    const accesses = (step.accesses ?? []).filter((each) => each.kind === 'write' || !(model.fields.get(each.field)?.isFinal === true));
    const seen = accesses.filter((each) => !each.object || isEscaped(step.before.store, each.object));
    if (isLast && op.role === 'assert') add(step, index, 'assert', op.span);
    else if (isLast || seen.length > 0)
      add(step, index, op.role === 'write' || seen.some((each) => each.kind === 'write') ? 'write' : 'read', op.span);
  });
  entries.sort((a, b) => a.step - b.step);
  const ended = run.end.threads.map((one) => one.frames.length === 0);
  return { entries, ended, stops: stopsOf(run, isOurs) };
}

/** The operations of the procedures in which threads stand at the end; who goes wrong there goes on. */
function stopsOf(run: Run, isOurs: (span: Span) => boolean): readonly Pick<Entry, 'role' | 'span'>[] {
  const culprit = run.steps.at(-1)?.thread;
  return run.end.threads.flatMap(({ frames }, thread) => {
    if (thread === culprit) return [];
    return frames.flatMap(({ code }) =>
      code.instructions.flatMap((one): readonly Pick<Entry, 'role' | 'span'>[] => {
        if (one.kind !== 'op' || !isOurs(one.op.span)) return [];
        const { role, span, origin } = one.op;
        return role === 'read' || role === 'write' || (role === 'acquire' && origin !== 'wait') ? [{ role, span }] : [];
      }),
    );
  });
}
