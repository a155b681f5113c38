/**
 * Writes the Java program of `calvin run --java` into its folder, and says how to compile and run it.
 * Neighbours: `disk/output-folder.ts` decides whether it may; `replay/replay.ts` and `forced-runtime.ts` make the files; `main.ts` is the
 * only user.
 */
import * as path from 'node:path';
import { checkOutput, COMPILED, NotWritten, writeOutput } from '../disk/output-folder';
import type { Replay } from '../replay/replay';
import { forcedRuntime } from './forced-runtime';
import { problem, type Problem } from './options';
import { quoted } from './shell';

/** Why the folder cannot be used; undefined: it can. */
export function whyNotInto(folder: string): Problem | undefined {
  // It ends up in a class path, in which this sign ends a folder; no shell's quotes help against that.
  if (folder.includes(path.delimiter))
    return problem(
      `\`${folder}\` has a \`${path.delimiter}\` in its name, which Java takes for the end of a folder; choose a folder without one.`,
    );
  return reported(() => checkOutput(folder));
}

export interface Written {
  /** For people, in lines. */
  readonly text: readonly string[];
  readonly json:
    | { readonly folder: string; readonly main: string; readonly files: readonly string[] }
    | { readonly refused: string }
    | null;
}

/** What was written, for people and for programs. */
export function writeReplay(folder: string, replay: Replay | undefined): Written | Problem {
  if (replay === undefined) return { text: ['No Java program was written: nothing was found that it could show.'], json: null };
  if (replay.kind === 'refused')
    return { text: [`No Java program was written. This cannot be shown in Java: ${replay.reason}.`], json: { refused: replay.reason } };
  const written = [...replay.files, forcedRuntime()];
  const failed = reported(() => writeOutput(folder, written));
  if (failed) return failed;
  const files = written.map((one) => one.path);
  const out = path.join(folder, COMPILED);
  return {
    text: [
      `A Java program that forces this run is in \`${folder}\`. To see it fail (quoted for a POSIX shell; other shells have other quotes):`,
      // Without a class path of its own, Java's compiler takes classes and annotation processors from where it is called, and runs the
      // latter.
      `  javac -encoding UTF-8 -proc:none -cp ${quoted(out)} -d ${quoted(out)} ${files.map((name) => quoted(path.join(folder, name))).join(' ')}`,
      `  java -cp ${quoted(out)} ${quoted(replay.main)}`,
    ],
    json: { folder, main: replay.main, files },
  };
}

function reported(work: () => void): Problem | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof NotWritten) return problem(error.message);
    throw error;
  }
}
