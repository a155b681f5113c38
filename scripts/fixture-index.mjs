/**
 * Writes the index from diagnostic codes to fixtures at the end of `test-fixtures/README.md`. Needs compiled tests: `npx tsc -b` first.
 * Neighbours: `server/test/fixtures/code-index.ts` makes it; `server/test/fixtures.test.ts` fails where the page is after.
 */
import { createRequire } from 'node:module';

createRequire(import.meta.url)('../server/out/test/fixtures/code-index.js').writeIndex();
