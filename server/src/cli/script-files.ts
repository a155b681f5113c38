/**
 * From the paths of `calvin prove` to proof scripts, each with the Java file that it is about: `Name.qed` and `Name.anything.qed` stand
 * beside `Name.java`, and a Java file may have scripts in comments that begin with `/*@ proof`. What is found, and not named by the user,
 * is not followed where it is a link.
 * Neighbours: `source-files.ts` reads Java files; `prove.ts` runs what is found.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { nameOfBytes } from '../base/shown';
import { proofComments } from '../syntax/proof-comments';
import type { SourceFile } from '../verify/analysis';
import { readFoundFile, readNamedFile } from '../workspace/read-file';
import { javaNamesOf } from '../workspace/script-names';
import { problem, type Problem } from './options';
import { readSourceFiles, type NotRead } from './source-files';

export interface FoundScript {
  /** Where the script stands; of a comment, the Java file. */
  readonly file: SourceFile;
  /** The script's offsets in it. */
  readonly start: number;
  readonly end: number;
  readonly java: SourceFile;
}

export interface FoundScripts {
  readonly kind: 'scripts';
  readonly scripts: readonly FoundScript[];
  readonly notRead: readonly NotRead[];
}

const LARGEST_SCRIPT = 1024 * 1024;

/** In the order given. A path without any script is a problem; `orEmpty`: a Java file without one has an empty one. */
export function findScripts(paths: readonly string[], orEmpty = false): FoundScripts | Problem {
  const scripts: FoundScript[] = [];
  const notRead: NotRead[] = [];
  for (const given of paths) {
    const found = given.endsWith('.qed') ? scriptAlone(given) : scriptsOf(given, orEmpty);
    if (found.kind === 'problem') return found;
    if (found.scripts.length + found.notRead.length === 0)
      return problem(
        `There is no proof script in \`${given}\`: scripts stand in \`Name.qed\` beside \`Name.java\`, or in a comment that begins with \`/*@ proof\`.`,
      );
    scripts.push(
      ...found.scripts.filter((one) => !scripts.some((other) => other.file.path === one.file.path && other.start === one.start)),
    );
    notRead.push(...found.notRead);
  }
  return { kind: 'scripts', scripts, notRead };
}

/** The user named the script; the Java file beside it was found. */
function scriptAlone(given: string): FoundScripts | Problem {
  const java = javaBeside(given);
  if (java === undefined)
    return problem(
      fs.existsSync(given) ? `\`${given}\` has no Java file beside it that it could be about.` : `There is no file \`${given}\`.`,
    );
  const read = readSourceFiles([java]);
  if (read.kind === 'problem') return read;
  return withScript(given, read.files[0]!, read.notRead ?? [], readNamedFile);
}

function withScript(script: string, java: SourceFile, notRead: readonly NotRead[], readFile: typeof readNamedFile): FoundScripts | Problem {
  try {
    const read = readFile(script, LARGEST_SCRIPT);
    if (read.kind !== 'text') return problem(`\`${script}\` cannot be read as a script.`);
    return { kind: 'scripts', scripts: [{ file: { path: script, text: read.text }, start: 0, end: read.text.length, java }], notRead };
  } catch {
    return problem(`\`${script}\` cannot be read.`);
  }
}

/** `Name.java` beside `Name.qed` or `Name.anything.qed`; a link is none, wherever it leads, unless it is `named`. */
function javaBeside(script: string, named?: string): string | undefined {
  const folder = path.dirname(script);
  for (const candidate of javaNamesOf(script)) {
    const file = path.join(folder, candidate);
    if (file === named || fs.lstatSync(file, { throwIfNoEntry: false })?.isFile() === true)
      return folder === '.' && !script.startsWith('.') ? candidate : path.join(folder, candidate);
  }
  return undefined;
}

function scriptsOf(given: string, orEmpty: boolean): FoundScripts | Problem {
  const read = readSourceFiles([given]);
  if (read.kind === 'problem') return read;
  const scripts: FoundScript[] = [];
  const notRead = [...(read.notRead ?? [])];
  const folders = new Map<string, readonly NamedScript[]>();
  for (const java of read.files) {
    const before = scripts.length + notRead.length;
    for (const { start, end } of proofComments(java.text)) scripts.push({ file: java, start, end, java });
    const folder = path.dirname(java.path);
    let listed = folders.get(folder);
    if (listed === undefined) {
      try {
        folders.set(folder, (listed = scriptsIn(folder)));
      } catch {
        return problem(`\`${folder}\` cannot be read.`);
      }
    }
    const stem = path.basename(java.path, '.java');
    for (const { name, isUtf8 } of listed) {
      const script = path.join(folder, name);
      if (!name.startsWith(`${stem}.`)) continue;
      if (!isUtf8) notRead.push({ path: script, reason: 'its path is not UTF-8; rename it' });
      else if (path.resolve(javaBeside(script, path.normalize(java.path)) ?? '') === path.resolve(java.path)) {
        const found = withScript(script, java, [], readFoundFile);
        if (found.kind === 'problem') return found;
        scripts.push(...found.scripts);
      }
    }
    if (orEmpty && scripts.length + notRead.length === before)
      scripts.push({ file: { path: path.join(folder, `${stem}.qed`), text: '' }, start: 0, end: 0, java });
  }
  return { kind: 'scripts', scripts, notRead };
}

interface NamedScript {
  readonly name: string;
  readonly isUtf8: boolean;
}

/** The scripts of a folder in the order of their names, without links and whatever else is no file. Throws the system's error. */
function scriptsIn(folder: string): readonly NamedScript[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })
    .filter((entry) => entry.isFile())
    .map((entry) => nameOfBytes(entry.name))
    .filter(({ shown }) => shown.endsWith('.qed'))
    .map(({ shown, isUtf8 }) => ({ name: shown, isUtf8 }))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}
