/**
 * Makes what was found small: takes the first smaller program that still shows it, again and again, until none does.
 * Neighbours: `subject.ts` says what is smaller; `worker.ts` asks for it.
 */
import { smaller, textOf, type Subject } from './subject';

/** How many programs may be tried. */
const MAX_TRIES = 400;

/** `shows` must hold of the subject. */
export async function shrink(subject: Subject, shows: (smaller: Subject) => Promise<boolean>): Promise<Subject> {
  let current = subject;
  const tried = new Set([textOf(subject)]);
  for (let tries = 0, goesOn = true; goesOn; ) {
    goesOn = false;
    for (const next of smaller(current)) {
      const text = textOf(next);
      if (tried.has(text)) continue;
      if (tries++ >= MAX_TRIES) return current;
      tried.add(text);
      if (!(await shows(next))) continue;
      current = next;
      goesOn = true;
      break;
    }
  }
  return current;
}
