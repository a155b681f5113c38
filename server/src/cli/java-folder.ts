/**
 * Writes the Java program of `calvin run --java` into its folder, and says how to compile and run it.
 * **Invariant**: nothing is written into a folder that holds anything but an earlier program of ours, so that no file of the user's is lost.
 * Neighbours: `replay/replay.ts` makes the files; `main.ts` is its only user.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Replay } from '../replay/replay';

const OURS = path.join('calvinrun', 'Forced.java');

/** One sentence about why the folder is not written into; undefined: it is. */
export function whyNotInto(folder: string): string | undefined {
  try {
    if (fs.readdirSync(folder).length === 0 || fs.existsSync(path.join(folder, OURS))) return undefined;
    return `\`${folder}\` holds other files; \`--java\` writes into a new or empty folder only.`;
  } catch {
    return fs.existsSync(folder) ? `\`${folder}\` is no folder.` : undefined;
  }
}

export interface Written {
  readonly text: string;
  readonly json: { readonly folder: string; readonly main: string; readonly files: readonly string[] } | { readonly refused: string } | null;
}

/** What was written, for people and for programs. Errors of the disk go to the caller. */
export function writeReplay(folder: string, replay: Replay | undefined): Written {
  if (replay === undefined) return { text: 'No Java program was written: nothing was found that it could show.\n', json: null };
  if (replay.kind === 'refused') return { text: `No Java program was written. This cannot be shown in Java: ${replay.reason}.\n`, json: { refused: replay.reason } };
  for (const { path: name, text } of replay.files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const files = replay.files.map((one) => one.path);
  const quoted = (name: string): string => (/^[\w./-]+$/.test(name) ? name : `'${name.replaceAll('\'', '\'\\\'\'')}'`);
  const out = path.join(folder, 'out');
  const commands = [`javac -encoding UTF-8 -d ${quoted(out)} ${files.map((name) => quoted(path.join(folder, name))).join(' ')}`, `java -cp ${quoted(out)} ${replay.main}`];
  return {
    text: `A Java program that forces this run is in \`${folder}\`. To see it fail:\n${commands.map((one) => `  ${one}\n`).join('')}`,
    json: { folder, main: replay.main, files },
  };
}
