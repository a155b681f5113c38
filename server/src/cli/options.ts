/**
 * Options as a table, and the one loop that reads arguments by it.
 * Why a table: the tests go through every option of every command, so that none can print what the others may not.
 * Neighbours: `check-arguments.ts` and `run-arguments.ts` are the tables; `arguments.ts` has the commands.
 */
import type { AnalysisOptions } from '../verify/analysis';

/** Something that cannot be done, said in one sentence. */
export interface Problem {
  readonly kind: 'problem';
  readonly sentence: string;
}

export function problem(sentence: string): Problem {
  return { kind: 'problem', sentence };
}

export type Integers = NonNullable<AnalysisOptions['integers']>;
export type Format = 'text' | 'json';

/** An option of a command whose request is a `Given`. */
export interface Option<Given> {
  readonly name: string;
  /** A value as a user might give it; undefined: the option takes none. */
  readonly example: string | undefined;
  /** The request with the option; `value` is undefined where none was given. */
  set(request: Given, value: string | undefined): Given | Problem;
}

/** What all commands that read Java are asked for. */
export interface Common {
  readonly paths: readonly string[];
  readonly checkAll: boolean;
  readonly integers: Integers;
}

export const INTEGERS: readonly Integers[] = ['mathematical', 'java'];
export const FORMATS: readonly Format[] = ['text', 'json'];

/** Options of every command, for requests that have what they set. */
export function commonOptions<Given extends Common & { readonly format?: Format | undefined }>(): readonly Option<Given>[] {
  return [
    { name: '--all', example: undefined, set: (request) => ({ ...request, checkAll: true }) },
    choice<Given, Integers>('--integers', INTEGERS, (request, integers) => ({ ...request, integers })),
    choice<Given, Format>('--format', FORMATS, (request, format) => ({ ...request, format })),
  ];
}

/** The option of commands that prove. */
export function proverOption<Given extends { readonly z3?: string }>(): Option<Given> {
  return {
    name: '--z3',
    example: 'auto',
    set: (request, value) =>
      value === undefined || value === '' ? problem('`--z3` needs the path of a Z3, or `auto`.') : { ...request, z3: value },
  };
}

/** A cache that a team shares. */
export interface CacheRequest {
  /** Without a slash at the end. */
  readonly url: string;
  readonly isReadOnly: boolean;
}

/** The options of commands that remember what they have proved. */
export function cacheOptions<Given extends { readonly cache?: CacheRequest }>(): readonly Option<Given>[] {
  const option = (name: string, isReadOnly: boolean): Option<Given> => ({
    name,
    example: 'https://cache.example.org/calvin',
    set: (request, value) =>
      value !== undefined && /^https?:\/\/[^\s/?#]+[^\s?#]*$/.test(value)
        ? { ...request, cache: { url: value.replace(/\/+$/, ''), isReadOnly } }
        : problem(`\`${name}\` needs the address of a cache, such as \`https://cache.example.org/calvin\`.`),
  });
  return [option('--cache', false), option('--cache-read', true)];
}

/** An option that takes one of a few words. */
export function choice<Given, Choice extends string>(
  name: string,
  choices: readonly Choice[],
  set: (request: Given, chosen: Choice) => Given,
): Option<Given> {
  return {
    name,
    example: choices.at(-1)!,
    set(request, value) {
      const chosen = choices.find((one) => one === value);
      if (chosen !== undefined) return set(request, chosen);
      const listed = `${choices
        .slice(0, -1)
        .map((one) => `\`${one}\``)
        .join(', ')} or \`${choices.at(-1)}\``;
      return problem(value === undefined ? `\`${name}\` needs a value: ${listed}.` : `\`${name}\` takes ${listed}, not \`${value}\`.`);
    },
  };
}

/** Reads the arguments after a command. Options may stand anywhere before `--`. */
export function readOptions<Given extends Common>(
  command: string,
  options: readonly Option<Given>[],
  start: Given,
  given: readonly string[],
): Given | { readonly kind: 'help' } | { readonly kind: 'version' } | Problem {
  let request = start;
  const paths: string[] = [];
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
    if (name === '--help' || name === '-h') return { kind: 'help' };
    if (name === '--version') return { kind: 'version' };
    const option = options.find((one) => one.name === name);
    if (option === undefined) return problem(`\`${name}\` is no option of \`calvin ${command}\`; \`calvin --help\` lists them.`);
    if (option.example === undefined && attached !== undefined) return problem(`\`${name}\` takes no value.`);
    const changed = option.set(request, option.example === undefined ? undefined : (attached ?? given[++index]));
    if (isProblem(changed)) return changed;
    request = changed;
  }
  if (paths.some((path) => path === '')) return problem('A path is empty.');
  if (paths.length === 0) return problem(`Say which Java files or folders to ${command}: \`calvin ${command} PATH...\`.`);
  return { ...request, paths };
}

function isProblem(one: object): one is Problem {
  return 'kind' in one && one.kind === 'problem';
}

/** `--java FOLDER` of requests that can show a run. */
export function javaOption<Given extends { readonly java?: string }>(): Option<Given> {
  return {
    name: '--java',
    example: 'shown',
    set: (request, value) =>
      value === undefined || value === ''
        ? problem('`--java` needs a folder to write the Java program into.')
        : { ...request, java: value },
  };
}
