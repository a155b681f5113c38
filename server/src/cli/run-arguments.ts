/**
 * The arguments of `calvin run`, as a value or as one sentence about what is wrong with them.
 * Neighbours: `arguments.ts`, whose command this is; `help.ts` documents it.
 */
import type { Request } from './arguments';
import { commonOptions, javaOption, problem, readOptions, type Common, type Format, type Option, type Problem } from './options';

export interface RunRequest extends Common {
  readonly kind: 'run';
  readonly format: Format;
  readonly threads: number;
  /** What an int that is left open ranges over; undefined: what the program suggests. */
  readonly ints: readonly number[] | undefined;
  readonly method: string | undefined;
  /** Where to write a Java program that shows what is found; undefined: nowhere. */
  readonly java?: string;
}

type Given = Omit<RunRequest, 'kind'>;

const MOST_THREADS = 3;
const MOST_INTS = 12;

export const RUN_OPTIONS: readonly Option<Given>[] = [
  ...commonOptions<Given>(),
  {
    name: '--threads',
    example: '2',
    set(request, value) {
      if (value === undefined || !/^[1-9]$/.test(value) || Number(value) > MOST_THREADS)
        return problem(`\`--threads\` takes a number from 1 to ${MOST_THREADS}${value === undefined ? '' : `, not \`${value}\``}.`);
      return { ...request, threads: Number(value) };
    },
  },
  {
    name: '--ints',
    example: '0,1',
    set(request, value) {
      const ints = value?.split(',') ?? [];
      if (ints.length === 0 || ints.length > MOST_INTS || !ints.every((one) => /^-?\d{1,10}$/.test(one)))
        return problem(`\`--ints\` takes from 1 to ${MOST_INTS} integers with commas between them, as in \`--ints 0,1,2\`.`);
      return { ...request, ints: [...new Set(ints.map(Number))] };
    },
  },
  {
    name: '--method',
    example: 'inc',
    set: (request, value) =>
      value === undefined || value === ''
        ? problem('`--method` needs a name: `inc`, `Counter.inc` or `add(int)`.')
        : { ...request, method: value },
  },
  javaOption<Given>(),
];

const NOTHING_GIVEN: Given = {
  paths: [],
  checkAll: false,
  integers: 'mathematical',
  format: 'text',
  threads: 2,
  ints: undefined,
  method: undefined,
};

/** Reads the arguments after `run`. */
export function parseRun(given: readonly string[]): Request | Problem {
  const read = readOptions('run', RUN_OPTIONS, NOTHING_GIVEN, given);
  return 'kind' in read ? read : { kind: 'run', ...read };
}
