/**
 * Races in one state: two threads whose next steps access the same location, one of the two writing it.
 * Neighbours: `explore.ts` asks in each state; `confirm/matching.ts` calls no race confirmed without one.
 */
import type { FieldDecl, Procedure } from '../plato/ir';
import type { Model } from './model';
import type { Access } from './operation';
import type { State } from './state';
import type { Way } from './step';
import { isEscaped } from './store';
import type { Violation } from './violation';

/**
 * Whether another thread could make its next step right here, on the same location, one of the two writing. Two accesses that monitors,
 * volatile fields, starts, joins or the like put in order are never both next; and where none orders them, some interleaving brings them
 * next to each other.
 */
export function hasRival(way: Way, all: readonly Way[]): boolean {
  const access = way.violation?.access;
  const thread = way.steps.at(-1)?.thread;
  return (
    access !== undefined &&
    all.some(
      (other) =>
        other.steps.at(-1)?.thread !== thread &&
        other.accesses.some(
          (one) =>
            one.executes &&
            one.object === access.object &&
            one.slot === access.slot &&
            one.field === access.field &&
            (one.kind === 'write' || access.kind === 'write'),
        ),
    )
  );
}

/** Whose accesses count as one of the two of a race; at least one is in a procedure. */
export interface Races {
  /** Those of a thread in such a procedure. */
  readonly within: (procedure: Procedure) => boolean;
  /** Those by the client's own code, of such a field; absent: none. */
  readonly byClients?: (field: FieldDecl) => boolean;
}

/** Two ways of different threads that are both next and access the same plain location, one of them writing it. */
export function raceAmong(
  model: Model,
  state: State,
  ways: readonly Way[],
  { within, byClients }: Races,
): { readonly violation: Violation; readonly way: number } | undefined {
  const isOpen = ({ field }: Access): boolean => {
    const found = model.fields.get(field);
    return found !== undefined && byClients?.(found) === true;
  };
  const isInside = (way: Way): boolean => {
    const last = way.steps.at(-1);
    if (last === undefined) return false;
    const { frames } = state.threads[last.thread]!;
    return frames.length === 0 ? way.accesses.some(isOpen) : frames.some(({ code }) => within(code.procedure));
  };
  const inside = ways.filter(isInside);
  // What two clients do to each other is theirs, and a write of theirs under a monitor is one step.
  for (const way of inside) {
    const last = way.steps.at(-1);
    if (last === undefined || state.threads[last.thread]!.frames.length === 0 || last.instruction?.kind === 'atomic') continue;
    for (const access of way.accesses) {
      const field = model.fields.get(access.field);
      const isPlain =
        access.field === '' ||
        (field !== undefined && !field.isVolatile && !field.isFinal && !field.isGhost && !model.isLibrary.has(field.owner));
      if (!isPlain || !access.executes || (access.object !== undefined && !isEscaped(state.store, access.object))) continue;
      const thread = state.threads[last.thread]!.name;
      const violation: Violation = {
        code: 'race',
        message: `\`${field?.name ?? 'an element of an array'}\` is ${access.kind === 'write' ? 'written' : 'read'} here while another thread is about to access it`,
        span: access.span,
        related: [],
        thread,
        access,
      };
      if (hasRival({ ...way, violation }, inside)) return { violation, way: ways.indexOf(way) };
    }
  }
  return undefined;
}
