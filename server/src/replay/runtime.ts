/**
 * The text of `Forced.java` beside this file: the class `calvinrun.Forced` of every generated program, which forces one interleaving.
 * Why a file: Java is read and compiled as Java, like the stubs of the library.
 * Neighbours: `main-class.ts` fills in its schedule; `point-edits.ts` writes its calls into the user's classes; `scripts/bundle.mjs` ships it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'Forced.java';

let text: string | undefined;

/** Read once per process, from beside the source as seen from the compiled file, or beside a bundled program. */
export function runtimeText(): string {
  const places = [join(__dirname, NAME), join(__dirname, '..', '..', '..', 'src', 'replay', NAME)];
  text ??= readFileSync(places.find((place) => existsSync(place)) ?? places[0]!, 'utf8');
  return text;
}
