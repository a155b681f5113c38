/**
 * The arguments of `calvin infer`, as a value or as one sentence about what is wrong with them.
 * Neighbours: `arguments.ts`, whose command this is; `help.ts` documents it; `infer-report.ts` prints what comes of it.
 */
import { ENGINES, type Engine } from '../infer/infer';
import type { Request } from './arguments';
import {
  cacheOptions,
  choice,
  commonOptions,
  javaOption,
  problem,
  proverOption,
  readOptions,
  type CacheRequest,
  type Common,
  type Format,
  type Option,
  type Problem,
} from './options';

export interface InferRequest extends Common {
  readonly kind: 'infer';
  readonly format: Format;
  /** Of one class; undefined: of all that have something to infer. */
  readonly entry: string | undefined;
  readonly engine: Engine | undefined;
  readonly isBiased: boolean;
  /** Where to write a Java program that shows the run that goes wrong; undefined: nowhere. */
  readonly java?: string;
  readonly z3?: string;
  readonly cache?: CacheRequest;
}

type Given = Omit<InferRequest, 'kind'>;

export const INFER_OPTIONS: readonly Option<Given>[] = [
  ...commonOptions<Given>(),
  {
    name: '--entry',
    example: 'Counter',
    set: (request, value) =>
      value === undefined || value === '' ? problem('`--entry` needs the name of a class.') : { ...request, entry: value },
  },
  choice<Given, Engine>('--engine', ENGINES, (request, engine) => ({ ...request, engine })),
  { name: '--no-bias', example: undefined, set: (request) => ({ ...request, isBiased: false }) },
  javaOption<Given>(),
  proverOption<Given>(),
  ...cacheOptions<Given>(),
];

const NOTHING_GIVEN: Given = {
  paths: [],
  checkAll: false,
  integers: 'mathematical',
  format: 'text',
  entry: undefined,
  engine: undefined,
  isBiased: true,
};

/** Reads the arguments after `infer`. */
export function parseInfer(given: readonly string[]): Request | Problem {
  const read = readOptions('infer', INFER_OPTIONS, NOTHING_GIVEN, given);
  return 'kind' in read ? read : { kind: 'infer', ...read };
}
