/**
 * Ways to state something so that nobody understands it, put into a program that verifies: a guard in prose, a keyword or an annotation
 * with a slip, a space or a sign before the `@` of a specification, another sign in its place, an annotation or a clause where it means
 * nothing, a clause in a remark of another one, a number that is never null, a `nowarn` of nothing.
 * Neighbours: `judge.ts` asks the checker who is still believed.
 */
import type { Random } from '../random';

export interface Garbled {
  /** The way, in a few words. */
  readonly how: string;
  readonly text: string;
  /** Where in the new text it stands. */
  readonly at: number;
}

const PROSE = ['some lock', 'this thread', 'lock(1)', '', 'the monitor', 'lock,', 'no.such()'];
const ANNOTATIONS = ['@ThreadSafe', '@Immutable', '@GuardedBy("some lock")', '@GuardedBy({"this", "all of it"})'];
const CLAUSES = ['requires 1 > 0', 'guarded_by this.holder == tid', 'thread_local', 'ensures true', 'env_assumption true'];
const KEYWORDS =
  /(?:\/\*@|\/\/@)\s*(requires|ensures|modifies|guarded_by|unwritable_by_env_if|writable_if|global_invariant|env_assumption|performs|non_null|assert)\b/g;
const MEMBERS =
  /^[ \t]*(?!.*\b(?:class|interface|enum|record)\b)(?=(?:(?:public|private|protected|static|final|volatile|synchronized|abstract)[ \t]+)*[A-Za-z][\w.<>[\], ]*[ \t]+\w+[ \t]*(?:\([^;{]*\)[^;{]*\{|=|;))/gm;
const STATEMENTS = /^[ \t]{8,}(?=[a-z]\w*(?:\.\w+)*[ \t]*(?:[-+*]?=[^=]|\(|\+\+|--))/gm;
/** A number or a truth value that is declared outside of comments. */
const NUMBERS = /(?<=^[^@"*/\n]*)\b(?:int|long|boolean)(?= \w+ *[=;,)])/gm;
/** The type of a ghost field. */
const GHOST_TYPES = /(?<=(?:\/\/|\/\*)@[ \t]*ghost (?:[a-z_]+_?(?:if|by) [^;]*?)?)\b(?:int|boolean|Thread)\b(?= \w+;)/gm;
/** What may stand before an `@` and be overlooked. */
const SIGNS = ['/', '*', '!', '#', '+', '-', '~', '! ', '* ', '\u00a0', '\u200b', '\ufeff', '\t', '/ '];
/** Signs that look like an `@`. */
const TWINS = ['\uff20', '\ufe6b', '\\uff20'];
const CLAUSE_LINES = /\/\/@[ \t]*(?:requires|ensures|modifies|loop_invariant|assert|set|ghost)\b[^\r\n/]*$/gm;

/** Places where clauses may stand, with some that may not stand there. */
const MISPLACED: readonly (readonly [how: string, place: RegExp, clauses: readonly string[]])[] = [
  [
    'before a class',
    /^(?=(?:(?:public|final|abstract) )*(?:class|interface|enum|record) \w+)/gm,
    ['requires true', 'guarded_by null == tid', 'assert true', 'non_null'],
  ],
  [
    'before a field',
    /^[ \t]+(?=(?:(?:public|private|protected|static|final|volatile) )*(?!return\b|new\b|throw\b)[A-Za-z][\w<>[\]]* \w+(?: = [^;{]*)?;[ \t]*$)/gm,
    ['requires true', 'ensures true', 'modifies \\nothing', 'loop_invariant true', 'thread_local'],
  ],
  [
    'before a method',
    /^[ \t]+(?=(?:(?:public|private|protected|static|final|synchronized|abstract) )*(?!else\b|new\b|return\b)[A-Za-z][\w<>[\]]* \w+\([^;{]*\)[^;{]*\{)/gm,
    ['guarded_by this.holder == tid', 'thread_local', 'loop_invariant true', 'assert true', 'non_null'],
  ],
  ['in a head', /(?<=\w\([^;{()]*\)) (?=\{)/gm, ['thread_local', 'guarded_by this.holder == tid', 'loop_invariant true', 'non_null']],
  [
    'before a parameter',
    /(?<=\w\()(?=[A-Za-z][\w<>[\]]* \w+(?:, [^;{()]*)?\)[^;{]*\{)/gm,
    ['requires true', 'ensures true', 'thread_local', 'assert true'],
  ],
  [
    'within a declaration',
    /(?<=^[ \t]+(?:int|boolean|long|String) )(?=\w+ = )/gm,
    ['ensures true', 'thread_local', 'requires true', 'loop_invariant true'],
  ],
  [
    'before the variable of a loop',
    /(?<=\bfor \()(?=[A-Za-z][\w<>[\]]* \w+ [=:])/gm,
    ['ensures true', 'thread_local', 'requires true', 'loop_invariant true'],
  ],
  ['before a resource', /(?<=\btry \()(?=\w)/gm, ['ensures true', 'thread_local']],
];

type Way = (random: Random, text: string) => Garbled | undefined;

function at(random: Random, text: string, pattern: RegExp): RegExpExecArray | undefined {
  const all = [...text.matchAll(pattern)];
  return all.length === 0 ? undefined : random.pick(all);
}

function inserted(how: string, text: string, offset: number, put: string): Garbled {
  return { how, text: `${text.slice(0, offset)}${put}${text.slice(offset)}`, at: offset };
}

const WAYS: readonly Way[] = [
  ...MISPLACED.map(
    ([how, place, clauses]): Way =>
      (random, text) => {
        const found = at(random, text, place);
        return found && inserted(`a clause ${how}`, text, found.index + found[0].length, `/*@ ${random.pick(clauses)} */ `);
      },
  ),
  (random, text) => {
    const found = at(random, text, /@GuardedBy\("([^"]*)"\)/g);
    return (
      found && {
        how: 'a guard in prose',
        text: `${text.slice(0, found.index)}@GuardedBy("${random.pick(PROSE)}")${text.slice(found.index + found[0].length)}`,
        at: found.index,
      }
    );
  },
  (random, text) => {
    const found = at(random, text, /@(?:GuardedBy|ThreadSafe|Immutable)\b/g);
    if (!found) return undefined;
    const [name] = found;
    const slip = found.index + 2 + random.below(name.length - 2);
    const put = random.pick([text[slip]!.toUpperCase(), text[slip]!.toLowerCase(), '', 'o']);
    if (put === text[slip]) return undefined;
    return { how: 'a slip in an annotation', text: `${text.slice(0, slip)}${put}${text.slice(slip + 1)}`, at: found.index };
  },
  (random, text) => {
    const found = at(random, text, KEYWORDS);
    if (!found) return undefined;
    const start = found.index + found[0].length - found[1]!.length;
    const slip = 1 + random.below(found[1]!.length - 1);
    return { how: 'a slip in a keyword', text: text.slice(0, start + slip) + text.slice(start + slip + 1), at: found.index };
  },
  (random, text) => {
    const found = at(random, text, GHOST_TYPES);
    if (!found) return undefined;
    const slip = found.index + random.below(found[0].length - 1);
    const swapped = `${text[slip + 1]}${text[slip]}`;
    if (swapped === text.slice(slip, slip + 2)) return undefined;
    return { how: 'a slip in the type of a ghost', text: `${text.slice(0, slip)}${swapped}${text.slice(slip + 2)}`, at: found.index };
  },
  (random, text) => {
    const found = at(random, text, MEMBERS);
    return found && inserted('a ghost of no type', text, found.index, `    //@ ghost ${random.pick(['itn', 'Thred', 'bolean'])} unused;\n`);
  },
  (random, text) => {
    const found = at(random, text, KEYWORDS);
    return found && inserted('a space before the @', text, found.index + 2, ' ');
  },
  (random, text) => {
    const found = at(random, text, KEYWORDS);
    return found && inserted('a sign before the @', text, found.index + 2, random.pick(SIGNS));
  },
  (random, text) => {
    const found = at(random, text, KEYWORDS);
    if (!found) return undefined;
    const sign = found.index + 2;
    const put = random.pick(TWINS);
    return { how: 'another sign than the @', text: `${text.slice(0, sign)}${put}${text.slice(sign + 1)}`, at: found.index };
  },
  (random, text) => {
    const found = at(random, text, MEMBERS);
    if (!found) return undefined;
    return inserted('an annotation before a member', text, found.index + found[0].length, `${random.pick(ANNOTATIONS)} `);
  },
  (random, text) => {
    const found = at(random, text, STATEMENTS);
    return found && inserted('a clause before a statement', text, found.index + found[0].length, `/*@ ${random.pick(CLAUSES)} */ `);
  },
  (random, text) => {
    const found = at(random, text, NUMBERS);
    return found && inserted('a number that is never null', text, found.index, '/*@ non_null */ ');
  },
  (random, text) => {
    const found = at(random, text, CLAUSE_LINES);
    return found && inserted('a clause in a remark', text, found.index + found[0].length, ` // @ ${random.pick(CLAUSES)}`);
  },
  (random, text) => {
    const found = at(random, text, /;[ \t]*$/gm);
    return found && inserted('a nowarn of nothing', text, found.index + 1, ' //@ nowarn no-such-code');
  },
];

/** The program with one thing in it that is not understood; undefined where there is no place for any. */
export function garbled(random: Random, text: string): Garbled | undefined {
  const all = WAYS.flatMap((way) => way(random, text) ?? []);
  return all.length === 0 ? undefined : random.pick(all);
}
