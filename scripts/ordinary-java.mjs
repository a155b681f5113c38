/**
 * Writes a corpus of ordinary Java (business code, utilities, data structures, parsers, threads, games) into a folder, the same for the
 * same seed:
 *     node scripts/ordinary-java.mjs FOLDER [--lines 20000] [--seed 1] [--damaged]      damaged: as it is while somebody types
 *     node scripts/ordinary-java.mjs --measure FOLDER...      how often constructs stand in it, to compare with code that people wrote
 * Why generated: 20,000 lines of Java that nobody wrote for the checker, without keeping them in the repository.
 * Neighbours: `ordinary/compose.mjs` says what is written; `ordinary.mjs` checks it all.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHAPES, composeCorpus } from './ordinary/compose.mjs';
import { damaged } from './ordinary/damage.mjs';
import { printMeasure } from './ordinary/measure.mjs';

/** Writes the files below the folder and says what there is. */
export function writeCorpus(folder, { lines, seed, isDamaged = false }) {
  const whole = composeCorpus({ lines, seed });
  const files = isDamaged ? damaged(whole, seed) : whole;
  for (const { path, text } of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return { files: files.length, lines: files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0) };
}

function main(given) {
  if (given[0] === '--measure' && given.length > 1) return printMeasure(given.slice(1));
  const option = (name, otherwise) => (given.includes(name) ? Number(given[given.indexOf(name) + 1]) : otherwise);
  const folder = given[0];
  const [lines, seed] = [option('--lines', 20_000), option('--seed', 1)];
  if (folder === undefined || folder.startsWith('-') || !Number.isInteger(lines) || !Number.isInteger(seed)) {
    console.error('usage: node scripts/ordinary-java.mjs FOLDER [--lines N] [--seed N] [--damaged]');
    process.exit(2);
  }
  const written = writeCorpus(folder, { lines, seed, isDamaged: given.includes('--damaged') });
  console.log(`${written.lines} lines in ${written.files} files, of ${SHAPES} shapes, in ${folder}`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
