/**
 * The arguments of `calvin run`, as a value or as one sentence about what is wrong with them.
 * Neighbours: `arguments.ts`, whose command this is; `help.ts` documents it.
 */
import type { Format, Problem, Request } from './arguments';

export interface RunRequest {
  readonly kind: 'run';
  readonly paths: readonly string[];
  readonly checkAll: boolean;
  readonly integers: 'mathematical' | 'java';
  readonly format: Format;
  readonly threads: number;
  /** What an int that is left open ranges over; undefined: what the program suggests. */
  readonly ints: readonly number[] | undefined;
  readonly method: string | undefined;
  /** Where to write a Java program that shows what is found; undefined: nowhere. */
  readonly java?: string;
}

const MOST_THREADS = 3;
const MOST_INTS = 12;

const problem = (sentence: string): Problem => ({ kind: 'problem', sentence });

/** Reads the arguments behind `run`. */
export function parseRun(given: readonly string[]): Request | Problem {
  const paths: string[] = [];
  let request: RunRequest = { kind: 'run', paths, checkAll: false, integers: 'mathematical', format: 'text', threads: 2, ints: undefined, method: undefined };
  for (let index = 0; index < given.length; index++) {
    const argument = given[index]!;
    if (argument === '--') {
      paths.push(...given.slice(index + 1));
      break;
    }
    if (!argument.startsWith('-') || argument === '-') {
      paths.push(argument);
      continue;
    }
    const equals = argument.indexOf('=');
    const name = equals < 0 ? argument : argument.slice(0, equals);
    if (name === '--help' || name === '-h') return { kind: 'help' };
    if (name === '--all') {
      if (equals >= 0) return problem('`--all` takes no value.');
      request = { ...request, checkAll: true };
      continue;
    }
    if (!['--threads', '--ints', '--method', '--format', '--integers', '--java'].includes(name)) return problem(`\`${name}\` is no option of \`calvin run\`; \`calvin --help\` lists them.`);
    const value = equals < 0 ? given[++index] : argument.slice(equals + 1);
    const changed = withValue(request, name, value);
    if (changed.kind === 'problem') return changed;
    request = changed;
  }
  if (paths.some((path) => path === '')) return problem('A path is empty.');
  if (paths.length === 0) return problem('Say which Java files or folders to run: `calvin run PATH...`.');
  return request;
}

function withValue(request: RunRequest, name: string, value: string | undefined): RunRequest | Problem {
  switch (name) {
    case '--threads':
      if (value === undefined || !/^[1-9]$/.test(value) || Number(value) > MOST_THREADS) return problem(`\`--threads\` takes a number from 1 to ${MOST_THREADS}${value === undefined ? '' : `, not \`${value}\``}.`);
      return { ...request, threads: Number(value) };
    case '--ints': {
      const ints = value?.split(',') ?? [];
      if (ints.length === 0 || ints.length > MOST_INTS || !ints.every((one) => /^-?\d{1,10}$/.test(one))) return problem(`\`--ints\` takes from 1 to ${MOST_INTS} integers with commas between them, as in \`--ints 0,1,2\`.`);
      return { ...request, ints: [...new Set(ints.map(Number))] };
    }
    case '--method':
      if (value === undefined || value === '') return problem('`--method` needs a name: `inc`, `Counter.inc` or `add(int)`.');
      return { ...request, method: value };
    case '--java':
      if (value === undefined || value === '') return problem('`--java` needs a folder to write the Java program into.');
      return { ...request, java: value };
    case '--format':
      if (value !== 'text' && value !== 'json') return problem(`\`--format\` takes \`text\` or \`json\`${value === undefined ? '' : `, not \`${value}\``}.`);
      return { ...request, format: value };
    default:
      if (value !== 'mathematical' && value !== 'java') return problem(`\`--integers\` takes \`mathematical\` or \`java\`${value === undefined ? '' : `, not \`${value}\``}.`);
      return { ...request, integers: value };
  }
}
