/**
 * Verified fixtures without their clauses: how many were written, how many `calvin infer` finds in their place, which, and how long it
 * takes. `npm run bench:stripped`, or with names (`textbook/Latch`) after it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strip, STRIPPED } from '#test/infer/strip';
import { createWasmProver } from '#server/solver/z3-wasm';
import { initParsers } from '#server/syntax/parsers';
import { why } from '#server/why/why';

const ROOT = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const prover = createWasmProver();
await initParsers();
const row = (cells) => cells.map((cell, at) => String(cell).padEnd([26, 9, 10, 9][at] ?? 0)).join('');
console.log(row(['fixture', 'written', 'inferred', 'seconds', 'which']));
let [verified, short] = [0, 0];
const names = wanted.length > 0 ? wanted : STRIPPED;
for (const name of names) {
  const { text, count } = strip(readFileSync(join(ROOT, 'test-fixtures', 'ok', `${name}.java`), 'utf8'));
  const started = performance.now();
  const found = [];
  await why({ files: [{ path: `${name}.java`, text }], integers: 'mathematical' }, { prover, found: (one) => found.push(one) });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const isSafe = found.length > 0 && found.every((one) => one.verdict === 'safe');
  const clauses = found.flatMap((one) => one.annotations.map((annotation) => annotation.text));
  if (isSafe) verified++;
  if (isSafe && clauses.length <= count) short++;
  console.log(
    row([
      name,
      count,
      isSafe ? clauses.length : (found[0]?.verdict ?? 'none'),
      seconds,
      isSafe ? clauses.join('; ') : (found[0]?.reason ?? ''),
    ]),
  );
}
console.log(`${names.length} fixtures: ${verified} verify, ${short} of them with as few clauses as were written, or fewer`);
await prover.dispose();
