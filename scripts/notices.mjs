/**
 * The licences of all that the packaged extension contains, as the text of `THIRD-PARTY-NOTICES.txt`: the packages whose code is bundled,
 * and what the WebAssembly files are made of, which no package says.
 * Why a table by hand: what is linked into a binary cannot be read off it. A test looks into each file for signs of what is listed, and of
 * what is not.
 * Neighbours: `bundle.mjs` writes the text; `licences/` has the texts that come with no package.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lock = JSON.parse(readFileSync(join(root, 'grammar', 'grammar.lock.json'), 'utf8'));

/**
 * What a file can be made of. `signs`: texts in a binary that say that it is in there; `licence`: a file of the repository or of a package.
 */
export const PARTS = {
  'tree-sitter': { what: 'the runtime of the parsers', licence: 'node_modules/web-tree-sitter/LICENSE', signs: ['ts_parser_'] },
  ICU: { what: 'headers for reading UTF-8 and UTF-16, in the runtime of the parsers', licence: 'scripts/licences/icu.txt', signs: [] },
  'tree-sitter (parser template)': {
    what: 'the frame of a generated parser',
    licence: 'node_modules/web-tree-sitter/LICENSE',
    signs: ['tree_sitter_calvin_'],
  },
  'tree-sitter-java': {
    what: `the grammar of Java, ${lock.treeSitterJava}, which ours extends`,
    licence: 'grammar/java/LICENSE.tree-sitter-java',
    signs: ['tree_sitter_calvin_java'],
  },
  Z3: { what: 'the prover', licence: 'node_modules/z3-solver/LICENSE.txt', signs: ['Z3_'] },
  Emscripten: {
    what: 'the runtime of programs compiled to WebAssembly, with the allocator dlmalloc',
    licence: 'scripts/licences/emscripten.txt',
    signs: ['emscripten_'],
  },
  musl: { what: 'the C library of Emscripten', licence: 'scripts/licences/musl.txt', signs: ['wasi_snapshot_preview1'] },
  LLVM: { what: 'compiler-rt, and for C++ libc++, libc++abi and libunwind', licence: 'scripts/licences/llvm.txt', signs: [] },
};

/** Of what each file is made that is shipped as it is, by its name in `dist/`. */
export const MADE_OF = {
  'web-tree-sitter.wasm': ['tree-sitter', 'ICU', 'Emscripten', 'musl', 'LLVM'],
  'calvin-java.wasm': ['tree-sitter (parser template)', 'tree-sitter-java'],
  'calvin-spec.wasm': ['tree-sitter (parser template)'],
  'z3-built.wasm': ['Z3', 'Emscripten', 'musl', 'LLVM'],
  'z3-built.js': ['Z3', 'Emscripten'],
};

/** `packages`: names of the packages whose code is bundled. */
export function notices(packages) {
  const made = Object.entries(MADE_OF).map(([file, parts]) => `${file}: ${parts.join(', ')}`);
  const used = Object.keys(PARTS).filter((part) => Object.values(MADE_OF).some((parts) => parts.includes(part)));
  return [
    `This extension contains code of others, under the licences below.\n\nPackages bundled in extension.js, server.js and z3-worker.js: ${packages.join(', ')}.\n\nWhat the other files are made of:\n${made.map((one) => `- ${one}`).join('\n')}\n`,
    ...packages.map(packageNotice),
    ...used.map((part) => `${part}: ${PARTS[part].what}\n\n${textOf(PARTS[part].licence)}\n`),
  ].join(`\n${'-'.repeat(80)}\n\n`);
}

function packageNotice(name) {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined)
    throw new Error(`The package ${name} comes without a licence; put its text into scripts/licences and say so in scripts/notices.mjs.`);
  return `${name} ${version} (${license})\n\n${textOf(join(folder, file))}\n`;
}

function textOf(file) {
  return readFileSync(join(root, file), 'utf8').trim();
}
