/**
 * Writes `grammar.lock.json`: with what the parsers were generated, and the sha256 of every file that goes in or comes
 * out. `server/test/grammar` holds the committed files against it, so that a grammar is never changed without its wasm.
 * Neighbours: run by `build.sh`.
 */
const { createHash } = require('node:crypto');
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const FILES = [
  'java/grammar.js', 'java/src/parser.c', 'calvin-java.wasm',
  'spec/grammar.js', 'spec/src/parser.c', 'calvin-spec.wasm',
];

const cliVersion = process.argv[process.argv.indexOf('--cli-version') + 1];
const parser = readFileSync(join(__dirname, 'java/src/parser.c'), 'utf8');
const sha256 = {};
for (const file of FILES) sha256[file] = createHash('sha256').update(readFileSync(join(__dirname, file))).digest('hex');

const lock = {
  treeSitterCli: cliVersion,
  abi: Number(/#define LANGUAGE_VERSION (\d+)/.exec(parser)[1]),
  treeSitterJava: require('./package.json').devDependencies['tree-sitter-java'],
  clang: '14',
  sha256,
};
writeFileSync(join(__dirname, 'grammar.lock.json'), JSON.stringify(lock, null, 2) + '\n');
