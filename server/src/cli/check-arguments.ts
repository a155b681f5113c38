/**
 * The arguments of `calvin check`, as a value or as one sentence about what is wrong with them.
 * Neighbours: `arguments.ts`, whose command this is; `help.ts` documents it.
 */
import type { DumpForm } from '../verify/dump';
import type { JavaChecks } from '../diagnostics/java-checks';
import { JAVA_CHECKS } from '../verify/java-checks';
import type { Shard } from '../verify/shards';
import { MAX_UNROLL } from '../verify/unrolling';
import type { Request } from './arguments';
import {
  cacheOptions,
  choice,
  commonOptions,
  problem,
  proverOption,
  readOptions,
  type CacheRequest,
  type Common,
  type Format,
  type Option,
  type Problem,
} from './options';

export const DUMP_FORMS: readonly DumpForm[] = ['plato', 'sequential', 'smt'];

interface Given extends Common {
  readonly unroll: number;
  readonly format: Format | undefined;
  readonly form: DumpForm | undefined;
  readonly javaChecks: JavaChecks;
  readonly z3?: string;
  readonly shard?: Shard;
  readonly cache?: CacheRequest;
  readonly watch?: true;
  readonly progress?: true;
}

export const CHECK_OPTIONS: readonly Option<Given>[] = [
  ...commonOptions<Given>(),
  {
    name: '--unroll',
    example: '3',
    set(request, value) {
      if (value === undefined) return problem('`--unroll` needs a value: how many rounds of each loop to look at.');
      if (!/^[1-9]\d*$/.test(value) || Number(value) > MAX_UNROLL)
        return problem(`\`--unroll\` takes a number from 1 to ${MAX_UNROLL}, not \`${value}\`.`);
      return { ...request, unroll: Number(value) };
    },
  },
  choice<Given, JavaChecks>('--java-checks', JAVA_CHECKS, (request, javaChecks) => ({ ...request, javaChecks })),
  choice<Given, DumpForm>('--dump', DUMP_FORMS, (request, form) => ({ ...request, form })),
  proverOption<Given>(),
  ...cacheOptions<Given>(),
  { name: '--watch', example: undefined, set: (request) => ({ ...request, watch: true }) },
  { name: '--progress', example: undefined, set: (request) => ({ ...request, progress: true }) },
  {
    name: '--shard',
    example: '1/3',
    set(request, value) {
      const [, part, of] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value ?? '') ?? [];
      if (part === undefined || Number(part) > Number(of))
        return problem(
          `\`--shard\` takes the part and how many there are, such as \`1/3\`${value === undefined ? '.' : `, not \`${value}\`.`}`,
        );
      return { ...request, shard: { part: Number(part), of: Number(of) } };
    },
  },
];

const NOTHING_GIVEN: Given = {
  paths: [],
  checkAll: false,
  integers: 'mathematical',
  unroll: 0,
  format: undefined,
  form: undefined,
  javaChecks: 'auto',
};

/** Reads the arguments after `check`. */
export function parseCheck(given: readonly string[]): Request | Problem {
  const read = readOptions('check', CHECK_OPTIONS, NOTHING_GIVEN, given);
  if ('kind' in read) return read;
  const { form, format, ...rest } = read;
  if (form !== undefined && (rest.shard !== undefined || rest.watch !== undefined))
    return problem(`\`--dump\` prints once and everything, and cannot be combined with \`${rest.watch ? '--watch' : '--shard'}\`.`);
  if (form === undefined) return { kind: 'check', ...rest, format: format ?? 'text' };
  if (format === 'json') return problem('`--dump` prints text and cannot be combined with `--format json`.');
  return { kind: 'dump', ...rest, form };
}
