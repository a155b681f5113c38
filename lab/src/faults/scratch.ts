/**
 * A copy of the compiled server in which one file can have a fault. All else of the repository is linked, so that tests find fixtures,
 * grammars and packages where they look for them; nothing of the repository is written.
 * Neighbours: `run.ts` makes one for each of its jobs; `driver.ts` and the tests run in it.
 */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { transformSync } from 'esbuild';
import type { Fault } from './fault';
import { placesOf } from './places';

/** The root of the repository, seen from `lab/out/src/faults`. */
export const ROOT = path.resolve(__dirname, '..', '..', '..', '..');

/** How often the text to find is in the file; 1 is right. */
export function occurrences(fault: Fault): number {
  return isStub(fault) ? sourceOf(fault).split(fault.find).length - 1 : placesOf(sourceOf(fault), fault.find).length;
}

function sourceOf(fault: Fault): string {
  return fs.readFileSync(path.join(ROOT, 'server', 'src', fault.file), 'utf8');
}

/** A stub of the trusted library is read as it stands. */
function isStub(fault: Fault): boolean {
  return fault.file.endsWith('.java');
}

/** The compiled file with the fault, or the stub. Throws where the text is not there exactly once, or the result is no TypeScript. */
export function faultyCode(fault: Fault): string {
  if (occurrences(fault) !== 1) throw new Error(`${fault.id}: the text to find occurs ${occurrences(fault)} times in ${fault.file}`);
  const source = sourceOf(fault);
  // A function, since `$` means something in a replacement text.
  if (isStub(fault)) return source.replace(fault.find, () => fault.replace);
  const { start, end } = placesOf(source, fault.find)[0]!;
  const text = `${source.slice(0, start)}${fault.replace}${source.slice(end)}`;
  return transformSync(text, { loader: 'ts', format: 'cjs', target: 'es2022', sourcefile: fault.file }).code;
}

export class Scratch {
  readonly root: string;

  constructor() {
    this.root = fs.mkdtempSync(path.join(os.tmpdir(), 'calvin-faults-'));
    for (const name of fs.readdirSync(ROOT))
      if (name !== 'server' && name !== '.git') fs.symlinkSync(path.join(ROOT, name), path.join(this.root, name));
    fs.mkdirSync(path.join(this.root, 'server'));
    for (const name of fs.readdirSync(path.join(ROOT, 'server'))) {
      const [from, to] = [path.join(ROOT, 'server', name), path.join(this.root, 'server', name)];
      if (name === 'out' || name === 'bin')
        fs.cpSync(from, to, { recursive: true, filter: (file) => !/\.(map|ts|tsbuildinfo)$/.test(file) });
      else fs.symlinkSync(from, to);
    }
  }

  /** Puts the fault in, and gives back how to take it out again. */
  seed(fault: Fault): () => void {
    if (isStub(fault)) return this.seedStub(fault);
    const file = path.join(this.root, 'server', 'out', 'src', fault.file.replace(/\.ts$/, '.js'));
    const original = fs.readFileSync(file);
    fs.writeFileSync(file, faultyCode(fault));
    return () => fs.writeFileSync(file, original);
  }

  /** Stubs that lie beside the compiled code are read instead of those beside the source. */
  private seedStub(fault: Fault): () => void {
    const library = path.join(this.root, 'server', 'out', 'src', 'library');
    const folders = ['java', 'calvin'];
    for (const name of folders) fs.cpSync(path.join(ROOT, 'server', 'src', 'library', name), path.join(library, name), { recursive: true });
    fs.writeFileSync(path.join(this.root, 'server', 'out', 'src', fault.file), faultyCode(fault));
    return () => folders.forEach((name) => fs.rmSync(path.join(library, name), { recursive: true, force: true }));
  }

  remove(): void {
    fs.rmSync(this.root, { recursive: true, force: true });
  }
}
