/**
 * What the user asked for on the command line, as a value; or one sentence about what is wrong with it.
 * Why by hand: the contract is small, and its errors are to be sentences.
 * Neighbours: `check-arguments.ts`, `run-arguments.ts` and `prove-arguments.ts` read what follows a command; `main.ts` carries the request
 * out; `help.ts` documents it all.
 */
import type { Shard } from '../verify/shards';
import type { DumpForm } from '../verify/dump';
import type { JavaChecks } from '../diagnostics/java-checks';
import { CHECK_OPTIONS, parseCheck } from './check-arguments';
import { INFER_OPTIONS, parseInfer, type InferRequest } from './infer-arguments';
import { problem, type Common, type Format, type Option, type Problem, type CacheRequest } from './options';
import { PROVE_OPTIONS, parseProve, type ProveRequest } from './prove-arguments';
import { parseRun, RUN_OPTIONS, type RunRequest } from './run-arguments';

export type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'clean' }
  | RunRequest
  | ProveRequest
  | InferRequest
  | CheckRequest
  | DumpRequest;

export interface CheckRequest extends Common {
  readonly kind: 'check';
  readonly javaChecks: JavaChecks;
  readonly unroll: number;
  readonly format: Format;
  readonly z3?: string;
  /** Only one part of the methods; absent: all. */
  readonly shard?: Shard;
  readonly cache?: CacheRequest;
  /** Checks again after each change, until the process is ended. */
  readonly watch?: true;
  /** How far it is goes to the error output also where that is no terminal. */
  readonly progress?: true;
}

export interface DumpRequest extends Common {
  readonly kind: 'dump';
  readonly javaChecks: JavaChecks;
  readonly unroll: number;
  readonly form: DumpForm;
}

/** A word that says what to do. */
export interface Command {
  readonly names: readonly string[];
  /** None: it takes no arguments. */
  readonly options: readonly Pick<Option<never>, 'name' | 'example'>[];
  parse(given: readonly string[]): Request | Problem;
}

/** Everything that `calvin` does. */
export const COMMANDS: readonly Command[] = [
  { names: ['--help', '-h', 'help'], options: [], parse: () => ({ kind: 'help' }) },
  { names: ['--version', 'version'], options: [], parse: () => ({ kind: 'version' }) },
  { names: ['clean'], options: [], parse: parseClean },
  { names: ['check'], options: CHECK_OPTIONS, parse: parseCheck },
  { names: ['run'], options: RUN_OPTIONS, parse: parseRun },
  { names: ['prove'], options: PROVE_OPTIONS, parse: parseProve },
  { names: ['infer'], options: INFER_OPTIONS, parse: parseInfer },
];

/** Reads the arguments after the program's name. */
export function parseArguments(given: readonly string[]): Request | Problem {
  const [word, ...rest] = given;
  if (word === undefined) return problem('Say what to do: `calvin check PATH...` checks Java files, `calvin --help` says more.');
  const command = COMMANDS.find((one) => one.names.includes(word));
  return command?.parse(rest) ?? problem(`\`${word}\` is no command of calvin; \`calvin --help\` lists what there is.`);
}

/** It throws something away, so it does nothing where it is not quite clear that it is meant. */
function parseClean([first]: readonly string[]): Request | Problem {
  if (first === undefined) return { kind: 'clean' };
  if (first === '--help' || first === '-h') return { kind: 'help' };
  return problem(`\`calvin clean\` takes nothing after it, not \`${first}\`; \`calvin --help\` says what it does.`);
}
