/**
 * How often constructs of Java stand in a folder of Java files, per 1,000 lines of code (comments and empty lines left out): what says
 * whether a generated corpus resembles code that people wrote. Counted in the text, so approximate, and the same for all folders.
 * Neighbours: `../ordinary-java.mjs` prints it with `--measure FOLDER`.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const CONSTRUCTS = {
  'class, interface, enum, record': /\b(?:class|interface|enum|record)\s+[A-Z]\w*/g,
  interface: /\binterface\s+[A-Z]/g,
  enum: /\benum\s+[A-Z]/g,
  record: /\brecord\s+[A-Z]\w*\s*[(<]/g,
  'generic declaration': /\b(?:class|interface|record)\s+\w+<|(?:public|private|protected|static)\s+<[A-Z]/g,
  'anonymous class': /\bnew\s+[\w.]+(?:<[^;(){}]*>)?\([^;{}]*\)\s*\{/g,
  lambda: /(?:\w+|\))\s*->\s*(?=[^{}]*[;,)}{])(?<!case[^;{}]*->\s*)(?<!default\s*->\s*)/g,
  'method reference': /[\w)\]>]::\w/g,
  stream: /\.(?:stream|parallelStream)\(|\b(?:Stream|IntStream|Arrays)\.(?:of|range|stream)\(/g,
  synchronized: /\bsynchronized\b/g,
  'wait, notify': /\b(?:wait|notify|notifyAll)\(/g,
  if: /\bif\s*\(/g,
  for: /\bfor\s*\([^:;]*;/g,
  'for each': /\bfor\s*\([^;:()]*:/g,
  while: /\bwhile\s*\(/g,
  switch: /\bswitch\s*\(/g,
  try: /\btry\s*[{(]/g,
  'try with resources': /\btry\s*\(/g,
  throw: /\bthrow\b/g,
  instanceof: /\binstanceof\b/g,
  'new': /\bnew\s+[A-Za-z]/g,
  'new collection': /\bnew\s+(?:\w*(?:List|Map|Set|Deque|Queue|Stack|Vector))\s*[<(]/g,
  StringBuilder: /\bnew\s+StringBuilder\b/g,
  'array element': /\w\[[^\]]+\]/g,
  'conditional expression': /\s\?\s/g,
  'string literal': /"(?:[^"\\\n]|\\.)*"/g,
  return: /\breturn\b/g,
  null: /\bnull\b/g,
};

function javaFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? javaFiles(path) : entry.name.endsWith('.java') ? [path] : [];
    });
}

/** Rows of [construct, number per 1,000 lines of code], and how many lines there are. */
export function measure(folder) {
  const totals = Object.fromEntries(Object.keys(CONSTRUCTS).map((name) => [name, 0]));
  let lines = 0;
  for (const path of javaFiles(folder)) {
    const text = readFileSync(path, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
      .replace(/^import .*$|^package .*$/gm, '');
    lines += text.split('\n').filter((line) => line.trim() !== '').length;
    for (const [name, pattern] of Object.entries(CONSTRUCTS)) totals[name] += text.match(pattern)?.length ?? 0;
  }
  return { lines, rows: Object.entries(totals).map(([name, count]) => [name, (count * 1000) / Math.max(1, lines)]) };
}

export function printMeasure(folders) {
  const measured = folders.map(measure);
  console.log(['per 1,000 lines'.padEnd(32), ...folders.map((_, index) => `[${index + 1}]`.padStart(8))].join(''));
  measured[0].rows.forEach(([name], row) => {
    console.log([name.padEnd(32), ...measured.map((one) => one.rows[row][1].toFixed(1).padStart(8))].join(''));
  });
  folders.forEach((folder, index) => console.log(`[${index + 1}] ${folder}: ${measured[index].lines} lines of code`));
}
