/**
 * Whether threads really interfere: one writes a location that another uses while both are under way.
 * Neighbours: `explore.ts` notifies it of every step that it finds.
 */
import { isFinished, type State } from './state';
import type { Way } from './step';
import { isEscaped } from './store';

export class Sharing {
  private readonly users = new Map<string, { readers: number; writers: number }>();
  found = false;

  note(state: State, thread: number, ways: readonly Way[]): void {
    if (this.found) return;
    // Between its own first and last step.
    if (state.threads.filter((one) => one.frames.length > 0 || (one.done > 0 && !isFinished(one))).length < 2) return;
    for (const way of ways) {
      for (const access of way.accesses) {
        if (access.object && !isEscaped(state.store, access.object)) continue;
        const key = `${access.object?.id ?? 's'}:${access.slot}`;
        let users = this.users.get(key);
        if (!users) this.users.set(key, (users = { readers: 0, writers: 0 }));
        if (access.kind === 'write') users.writers |= 1 << thread;
        else users.readers |= 1 << thread;
        const others = (users.readers | users.writers) & ~users.writers;
        const manyWriters = (users.writers & (users.writers - 1)) !== 0;
        if (users.writers !== 0 && (others !== 0 || manyWriters)) this.found = true;
      }
    }
  }
}
