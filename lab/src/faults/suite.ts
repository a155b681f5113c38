/**
 * Runs parts of the test suite in a scratch folder, each in a process of its own with a time limit: fixtures through `driver.ts`, test
 * files through Node's test runner, generated programs through their own command.
 * Neighbours: `run.ts`, `search.ts`.
 */
import { spawn } from 'node:child_process';
import * as path from 'node:path';
import type { Catcher } from './fault';
import type { Said } from './driver';

/** A program of `npm run opaque`. */
export const GENERATED = /^opaque (?:([a-z-]+) )?(\d+)$/;

/** A child that takes longer has not come to an end with the fault; that is noticed too, by whoever runs the suite. */
const TIME_LIMIT = 120_000;

export interface Outcome {
  readonly catcher: Catcher;
  readonly isCaught: boolean;
  readonly why: string;
  readonly seconds: number;
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
  readonly isLate: boolean;
}

function run(args: readonly string[], cwd: string, input: string, limit: number, env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const start = process.hrtime.bigint();
    const child = spawn(process.execPath, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'], env });
    const chunks: Buffer[] = [];
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, limit);
    child.stdout.on('data', (chunk: Buffer) => void chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => void chunks.push(chunk));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), seconds: Number(process.hrtime.bigint() - start) / 1e9, isLate });
    });
  });
}

/** Environment of a child. A faulty prover must not be remembered as a right one: its answers are not kept. */
function environment(keepsAnswers: boolean): NodeJS.ProcessEnv {
  const { CALVIN_PROVER_MEMO: folder, NODE_TEST_CONTEXT: _, ...env } = process.env;
  return keepsAnswers && folder !== undefined ? { ...env, CALVIN_PROVER_MEMO: folder } : env;
}

/** Fixtures in order, by the driver; the list may be shorter than the names where it stopped, was stopped, or died. */
export async function fixtures(
  root: string,
  mode: 'check' | 'first' | 'dry',
  names: readonly string[],
  keepsAnswers: boolean,
  limit = TIME_LIMIT,
): Promise<{ readonly said: readonly Said[]; readonly failure: string | undefined }> {
  const ended = await run(
    [path.join(__dirname, 'driver.js'), root, mode, '-'],
    root,
    `${names.join('\n')}\n`,
    limit,
    environment(keepsAnswers),
  );
  const lines = ended.output.split('\n').filter((line) => line.startsWith('{"fixture"'));
  const said = lines.map((line) => JSON.parse(line) as Said);
  const failure = ended.isLate
    ? 'no end within the time limit'
    : ended.code !== 0
      ? (ended.output.split('\n').filter((line) => !line.startsWith('{"fixture"'))[0] ?? 'ended')
      : undefined;
  return { said, failure };
}

/** Whether this part of the suite notices the fault that is in `root`. */
export async function tried(root: string, catcher: Catcher, keepsAnswers: boolean): Promise<Outcome> {
  const start = process.hrtime.bigint();
  const seconds = (): number => Number(process.hrtime.bigint() - start) / 1e9;
  if (catcher.startsWith('server/test/')) {
    const [file, pattern] = catcher.split(' # ');
    const compiled = path.join(root, file!.replace('server/test/', 'server/out/test/').replace(/\.ts$/, '.js'));
    const ended = await run(
      [...(pattern === undefined ? [] : [`--test-name-pattern=${pattern}`]), compiled],
      root,
      '',
      TIME_LIMIT,
      environment(keepsAnswers),
    );
    const failed = /^not ok .*|^\s*not ok \d+ - .*/m.exec(ended.output)?.[0]?.trim();
    return {
      catcher,
      isCaught: ended.isLate || ended.code !== 0,
      why: ended.isLate ? 'no end within the time limit' : (failed ?? ''),
      seconds: seconds(),
    };
  }
  const [, family, seed] = GENERATED.exec(catcher) ?? [];
  if (seed !== undefined) {
    // Linked folders are where the links are: the laboratory takes the server beside it.
    const compiled = path.join(root, 'lab', 'out', 'src', 'opaque', 'main.js');
    const ended = await run(
      [
        '--preserve-symlinks',
        '--preserve-symlinks-main',
        compiled,
        '--seed',
        seed,
        '--count',
        '1',
        ...(family === undefined ? [] : ['--family', family]),
        '--findings',
        path.join(root, 'findings'),
      ],
      root,
      '',
      TIME_LIMIT,
      environment(keepsAnswers),
    );
    return {
      catcher,
      isCaught: ended.isLate || ended.code !== 0,
      why: ended.isLate ? 'no end within the time limit' : (/^WRONG PROOF.*?(?=: \/)/m.exec(ended.output)?.[0] ?? ''),
      seconds: seconds(),
    };
  }
  const { said, failure } = await fixtures(root, 'check', [catcher], keepsAnswers);
  const isCaught = failure !== undefined || said[0]?.outcome === 'wrong';
  return { catcher, isCaught, why: said[0]?.why ?? failure ?? '', seconds: seconds() };
}
