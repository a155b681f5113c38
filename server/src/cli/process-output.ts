/**
 * The outputs of the process, so written that nothing of a report is lost without a word: a full disk is an error, a reader that has seen
 * enough is none.
 * Why not the streams of Node: on a file they take a part that was written for the whole, and report an error when the exit code is settled
 * or not at all.
 * Neighbours: `bin/calvin.js` starts the command line with it.
 */
import * as fs from 'node:fs';
import * as tty from 'node:tty';
import type { ExitCode, Output } from './main';

const OUT = 1;
const ERROR = 2;

/** How long to wait for a reader that is slow, each time, in milliseconds. */
const PAUSE = 5;

export interface ProcessOutput extends Output {
  /** The code to exit with, where that of the run is `code`: a report that could not be written is none. */
  codeAfter(code: ExitCode): ExitCode;
}

export function processOutput(): ProcessOutput {
  let lost: unknown;
  const error = (text: string): void => void write(ERROR, text);
  return {
    error,
    out(text) {
      lost ??= write(OUT, text);
    },
    codeAfter(code) {
      if (lost === undefined) return code;
      error(`calvin: The report could not be written: ${reasonOf(lost)}.\n`);
      return 2;
    },
  };
}

/** The error that kept the text from being written whole. */
function write(to: number, text: string): unknown {
  // A terminal wants characters, not bytes, on some systems.
  if (tty.isatty(to)) {
    const stream = to === OUT ? process.stdout : process.stderr;
    if (stream.listenerCount('error') === 0) stream.on('error', () => undefined);
    stream.write(text);
    return undefined;
  }
  let rest = Buffer.from(text, 'utf8');
  while (rest.length > 0) {
    try {
      rest = rest.subarray(fs.writeSync(to, rest));
    } catch (error) {
      if (codeOf(error) === 'EPIPE') return undefined;
      if (codeOf(error) !== 'EAGAIN') return error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
  return undefined;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'the disk is full' : `the system says ${code ?? String(error)}`;
}
