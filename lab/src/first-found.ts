/**
 * What a generator says to whoever has it look for one finding only (`--first FILE`): written as JSON, so that nobody reads its messages.
 * Neighbours: the generators write it at their first finding and end; `faults/generators.ts` reads it.
 */
import { writeFileSync } from 'node:fs';

export interface FirstFound {
  /** Programs, or methods where they are what is counted, that were made until then. */
  readonly tried: number;
  /** Where it was found, for a person. */
  readonly about: string;
}

export function writeFirstFound(file: string, found: FirstFound): void {
  writeFileSync(file, JSON.stringify(found));
}
