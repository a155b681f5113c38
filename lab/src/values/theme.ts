/**
 * What a theme of the value tests makes: one Java file with static methods without parameters, whose results a JVM decides.
 * Neighbours: `themes/` has one file for each theme and `themes.ts` lists them; `jvm.ts` runs the programs; `questions.ts` asks the checker
 * about the results.
 */
import type { Random } from '../random';

export type ValueType = 'int' | 'long' | 'boolean' | 'char' | 'byte' | 'short' | 'double' | 'String';

/** A static method without parameters that any class of its package may call. What it throws it need not declare. */
export interface ValueMethod {
  readonly name: string;
  readonly type: ValueType;
  /** What of Java it is about, in a few words: refused assertions are counted by it. Absent: the name of the theme. */
  readonly about?: string;
  /**
   * It says whether a clause of the program held where the program promises it: the question is not about the method, but whether every
   * method of the program is verified.
   */
  readonly isPromise?: true;
  /** The promise is about the methods of this name alone; absent: every method of the program's file. */
  readonly promisedBy?: string;
}

/**
 * One Java compilation unit without a `package` line: every program gets a package of its own. What its methods return may depend neither
 * on which of them ran before (each one runs in a program that has just been started) nor on identity hash codes, clocks or other threads.
 */
export interface ValueProgram {
  readonly text: string;
  /** The top-level class that declares the methods; not private. */
  readonly className: string;
  readonly methods: readonly ValueMethod[];
  /**
   * Other files, each named after a class. `within`: the last word of its package, which lies within that of the program; absent: the
   * program's own. `apart`: a package that is not the program's, of which only the checker sees the file. In all texts `#.` is the
   * program's package with a dot.
   */
  readonly others?: readonly OtherFile[];
}

export interface OtherFile {
  readonly className: string;
  readonly within?: string;
  readonly apart?: string;
  readonly text: string;
}

/** The files of a program with their paths, if its package has this name. */
export function filesOf(packageName: string, { className, text, others }: ValueProgram): readonly { path: string; text: string }[] {
  return [{ className, text }, ...(others ?? [])].map((one: OtherFile) => {
    const names = one.apart !== undefined ? [one.apart] : [packageName, ...(one.within === undefined ? [] : [one.within])];
    return {
      path: [...names, `${one.className}.java`].join('/'),
      text: `package ${names.join('.')};\n${one.text.replaceAll('#.', `${packageName}.`)}`,
    };
  });
}

export interface ValueTheme {
  /** Small letters and dashes; no other theme has it. */
  readonly name: string;
  /** The first Java that takes its programs, where that is newer than 17: with an older one the theme is left out. */
  readonly since?: number;
  make(random: Random): ValueProgram;
}
