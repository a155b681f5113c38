/**
 * What the user asked for on the command line, as a value; or one sentence about what is wrong with it.
 * Why by hand: the contract is small, and its errors are to be sentences.
 * Neighbours: `main.ts` carries the request out; `help.ts` documents all that is understood here.
 */
import type { DumpForm } from '../verify/dump';
import type { AnalysisOptions } from '../verify/pipeline';
import { MAX_UNROLL } from '../verify/unrolling';
import { parseRun, type RunRequest } from './run-arguments';

export type Format = 'text' | 'json';

export type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | RunRequest
  | { readonly kind: 'check'; readonly paths: readonly string[]; readonly checkAll: boolean; readonly unroll: number; readonly integers: Integers; readonly format: Format }
  | { readonly kind: 'dump'; readonly paths: readonly string[]; readonly checkAll: boolean; readonly unroll: number; readonly integers: Integers; readonly form: DumpForm };

/** Something that cannot be done, said in one sentence. */
export interface Problem {
  readonly kind: 'problem';
  readonly sentence: string;
}

export function problem(sentence: string): Problem {
  return { kind: 'problem', sentence };
}

type Integers = NonNullable<AnalysisOptions['integers']>;

const INTEGERS: readonly Integers[] = ['mathematical', 'java'];
const FORMATS: readonly Format[] = ['text', 'json'];
const DUMP_FORMS: readonly DumpForm[] = ['plato', 'sequential', 'smt'];

/** Reads the arguments behind the program's name. Options may stand anywhere before `--`. */
export function parseArguments(given: readonly string[]): Request | Problem {
  const [command, ...rest] = given;
  if (command === undefined) return problem('Say what to do: `calvin check PATH...` checks Java files, `calvin --help` tells more.');
  if (command === '--help' || command === '-h' || command === 'help') return { kind: 'help' };
  if (command === '--version' || command === 'version') return { kind: 'version' };
  if (command === 'run') return parseRun(rest);
  if (command !== 'check') return problem(`\`${command}\` is no command of calvin; \`calvin --help\` lists what there is.`);
  return parseCheck(rest);
}

function parseCheck(given: readonly string[]): Request | Problem {
  const paths: string[] = [];
  let checkAll = false;
  let unroll = 0;
  let integers: Integers = 'mathematical';
  let format: Format | undefined;
  let form: DumpForm | undefined;
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
    const attached = equals < 0 ? undefined : argument.slice(equals + 1);
    const value = (): string | undefined => attached ?? given[++index];
    switch (name) {
      case '--help': case '-h': return { kind: 'help' };
      case '--version': return { kind: 'version' };
      case '--all':
        if (attached !== undefined) return problem('`--all` takes no value.');
        checkAll = true;
        break;
      case '--integers': {
        const chosen = choose('--integers', value(), INTEGERS);
        if (typeof chosen !== 'string') return chosen;
        integers = chosen;
        break;
      }
      case '--unroll': {
        const given = value();
        if (given === undefined) return problem('`--unroll` needs a value: how many rounds of each loop to look at.');
        if (!/^[1-9]\d*$/.test(given) || Number(given) > MAX_UNROLL) return problem(`\`--unroll\` takes a number from 1 to ${MAX_UNROLL}, not \`${given}\`.`);
        unroll = Number(given);
        break;
      }
      case '--format': {
        const chosen = choose('--format', value(), FORMATS);
        if (typeof chosen !== 'string') return chosen;
        format = chosen;
        break;
      }
      case '--dump': {
        const chosen = choose('--dump', value(), DUMP_FORMS);
        if (typeof chosen !== 'string') return chosen;
        form = chosen;
        break;
      }
      default: return problem(`\`${name}\` is no option of \`calvin check\`; \`calvin --help\` lists them.`);
    }
  }
  if (paths.some((path) => path === '')) return problem('A path is empty.');
  if (paths.length === 0) return problem('Say which Java files or folders to check: `calvin check PATH...`.');
  if (form === undefined) return { kind: 'check', paths, checkAll, unroll, integers, format: format ?? 'text' };
  if (format === 'json') return problem('`--dump` prints text and cannot be combined with `--format json`.');
  return { kind: 'dump', paths, checkAll, unroll, integers, form };
}

function choose<Choice extends string>(option: string, value: string | undefined, choices: readonly Choice[]): Choice | Problem {
  const chosen = choices.find((choice) => choice === value);
  if (chosen !== undefined) return chosen;
  const listed = `${choices.slice(0, -1).map((choice) => `\`${choice}\``).join(', ')} or \`${choices.at(-1)}\``;
  return problem(value === undefined ? `\`${option}\` needs a value: ${listed}.` : `\`${option}\` takes ${listed}, not \`${value}\`.`);
}
