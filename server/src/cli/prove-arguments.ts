/**
 * The arguments of `calvin prove`, as a value or as one sentence about what is wrong with them.
 * Neighbours: `arguments.ts`, whose command this is; `help.ts` documents it.
 */
import type { Request } from './arguments';
import { commonOptions, problem, proverOption, readOptions, type Common, type Format, type Option, type Problem } from './options';

export interface ProveRequest extends Common {
  readonly kind: 'prove';
  readonly format: Format;
  /** The number of a step, after which the program is printed; 0: as it is at first. Undefined: none is. */
  readonly show: number | undefined;
  /** Whether tactics are looked for where there is no proof yet. */
  readonly suggest: boolean;
  readonly z3?: string;
}

type Given = Omit<ProveRequest, 'kind'>;

export const PROVE_OPTIONS: readonly Option<Given>[] = [
  ...commonOptions<Given>().filter((one) => one.name !== '--all'),
  {
    name: '--show',
    example: '1',
    set: (request, value) =>
      value === undefined || !/^\d{1,6}$/.test(value)
        ? problem('`--show` takes the number of a step: 0 for the program at first, 1 for the program after the first tactic.')
        : { ...request, show: Number(value) },
  },
  { name: '--suggest', example: undefined, set: (request) => ({ ...request, suggest: true }) },
  proverOption<Given>(),
];

/** Reads the arguments after `prove`. */
export function parseProve(given: readonly string[]): Request | Problem {
  const read = readOptions(
    'prove',
    PROVE_OPTIONS,
    { paths: [], checkAll: true, integers: 'mathematical', format: 'text', show: undefined, suggest: false },
    given,
  );
  return 'kind' in read ? read : { kind: 'prove', ...read };
}
