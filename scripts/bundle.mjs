/**
 * Puts all that the packaged extension needs into `dist/`: the client, the server and the prover's worker as one file each, the prover and
 * the parsers as the files they are, the trusted library specifications, the licences of what is bundled, and the page for users. With
 * `--notices` it only prints those.
 * Why the prover stays apart: its threads load its file by path, and its 35 MB are no JavaScript.
 * Neighbours: `notices.mjs` knows the licences; `npm run package` runs it; `.vscodeignore` ships `dist/`; a test lists what is in it.
 */
import { build } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MADE_OF, notices } from './notices.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');

/** File or folder in the repository, and its place in `dist/`. */
const COPIED = [
  ['node_modules/z3-solver/build/z3-built.js', 'z3-built.js'],
  ['node_modules/z3-solver/build/z3-built.wasm', 'z3-built.wasm'],
  ['node_modules/web-tree-sitter/web-tree-sitter.wasm', 'web-tree-sitter.wasm'],
  ['grammar/calvin-java.wasm', 'calvin-java.wasm'],
  ['grammar/calvin-spec.wasm', 'calvin-spec.wasm'],
  ['server/src/library', 'library'],
];

const onlyNotices = process.argv.includes('--notices');
if (!onlyNotices) {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
}

// What is wrong with a source esbuild has said itself by then.
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: {
    extension: 'client/src/extension.ts',
    server: 'server/src/lsp/main.ts',
    'z3-worker': 'server/src/solver/z3-worker.ts',
  },
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // z3-solver is found by path at run time; `vscode` is the editor itself.
  external: ['vscode', 'z3-solver', 'z3-solver/*'],
  // web-tree-sitter and vscode-languageserver have a module for each system; the CommonJS one knows where it lies.
  conditions: ['node', 'require'],
  mainFields: ['main', 'module'],
  keepNames: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  write: !onlyNotices,
}).catch(() => process.exit(1));

const undocumented = COPIED.map(([, to]) => to).filter((to) => to !== 'library' && !(to in MADE_OF));
if (undocumented.length > 0) throw new Error(`scripts/notices.mjs does not say what is in ${undocumented.join(', ')}.`);
const text = notices(bundledPackages());
if (onlyNotices) process.stdout.write(text);
else {
  for (const [from, to] of COPIED) {
    const source = join(root, from);
    if (existsSync(source))
      cpSync(source, join(dist, to), { recursive: true, filter: (file) => statSync(file).isDirectory() || !file.endsWith('.ts') });
    else if (from !== 'server/src/library') throw new Error(`${from} is missing; run npm ci, and see grammar/ for the parsers.`);
  }
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), text);
  writeFileSync(join(dist, 'README.md'), withPictures(join(root, 'client', 'README.md')));
}

/** The page with its pictures in it: the extension's page in VS Code shows none that lies beside it. */
function withPictures(page) {
  return readFileSync(page, 'utf8').replace(
    /(!\[[^\]]*\])\(([^)]+\.png)\)/g,
    (_, title, file) => `${title}(data:image/png;base64,${readFileSync(join(dirname(page), file)).toString('base64')})`,
  );
}

/** The packages whose code esbuild took in. */
function bundledPackages() {
  const names = Object.keys(metafile.inputs).flatMap((input) => {
    const inside = input.split('node_modules/').at(-1);
    if (inside === input) return [];
    const parts = inside.split('/');
    return [parts[0].startsWith('@') ? `${parts[0]}/${parts[1]}` : parts[0]];
  });
  return [...new Set(names)].sort();
}
