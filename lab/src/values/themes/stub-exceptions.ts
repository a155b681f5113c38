/**
 * Members of the stubs, each called with arguments at their boundaries, between two counters: what is returned tells whether the call has
 * thrown, or something of what it gave. A stub that forgets an exception, or promises too much of a result, verifies a negation.
 * Neighbours: `../stub-values.ts` has the arguments; `server/test/library/claims.test.ts` holds the same stubs against the library by
 * reflection, without a proof.
 */
import type { ClassSymbol, MethodSymbol } from '#test/library/stub-members';
import { readStubs } from '#test/library/stub-members';
import type { Random } from '../../random';
import { HELPERS, IMPORTS, declared, valuesOf } from '../stub-values';
import type { ValueMethod, ValueProgram, ValueTheme } from '../theme';

interface Library {
  readonly members: readonly MethodSymbol[];
  readonly classes: ReadonlyMap<string, ClassSymbol>;
}

/** Classes whose members are left out: what they do is the compiler's or the program's. */
const LEFT_OUT = /\.(Enum|Record)$|^java\.util\.function\./;
/** Ends the program, comes with a later Java, waits for others, or depends on the moment. */
const NOT_CALLED =
  /^(exit|threadId|wait|notify|notifyAll|start|run|join|sleep|await\w*|take|put|acquire\w*|lock|lockInterruptibly|shuffle|finalize)$/;

let known: Library | undefined;

function library(): Library {
  if (known !== undefined) return known;
  const { classes, members } = readStubs();
  const isUsable = (method: MethodSymbol): boolean =>
    !LEFT_OUT.test(method.owner.name) &&
    (method.access === undefined || (method.isConstructor && method.access === 'protected')) &&
    !NOT_CALLED.test(method.name) &&
    !(method.isConstructor && method.owner.name === 'java.io.PrintStream') &&
    (method.isStatic || method.isConstructor || valuesOf(receiverType(method.owner), false).length > 0) &&
    method.params.every((one) => valuesOf(one.type, true).length > 0);
  known = { classes: new Map(classes.map((one) => [one.name, one])), members: members.map((one) => one.method).filter(isUsable) };
  return known;
}

function receiverType(owner: ClassSymbol): MethodSymbol['returnType'] {
  return { kind: 'class', name: owner.name, args: [] };
}

export const STUB_EXCEPTIONS: ValueTheme = {
  name: 'stub-exceptions',
  make(random: Random): ValueProgram {
    const { members, classes } = library();
    const methods = Array.from({ length: 4 }, (_, index) => method(random, `m${index}`, random.pick(members), classes));
    return {
      text: `${IMPORTS}class StubCalls {\n${HELPERS.map((one) => `  ${one}\n`).join('')}${methods.map((one) => one.text).join('\n')}\n}\n`,
      className: 'StubCalls',
      methods: methods.map(({ name, type, about }) => ({ name, type, about })),
    };
  },
};

function method(
  random: Random,
  name: string,
  member: MethodSymbol,
  classes: ReadonlyMap<string, ClassSymbol>,
): ValueMethod & { readonly text: string; readonly about: string } {
  const { owner } = member;
  const lines: string[] = [];
  const local = (type: MethodSymbol['returnType'], label: string, isArgument: boolean): string => {
    lines.push(`${declared(type, classes)} ${label} = ${random.pick(valuesOf(type, isArgument))};`);
    return label;
  };
  const args = member.params.map((one, index) => local(one.type, `a${index}`, true));
  const typeName = declared(receiverType(owner), classes);
  const target = member.isConstructor
    ? `new ${typeName}`
    : `${member.isStatic ? owner.name : local(receiverType(owner), 'on', false)}.${member.name}`;
  // What a class below calls, by one without a name. (Where that would have to implement something, javac refuses it.)
  const isFromBelow = member.isConstructor && (owner.isAbstract || member.access !== undefined);
  const call = `${target}(${args.join(', ')})${isFromBelow ? ' { }' : ''}`;
  const isVoid = member.returnType.kind === 'void' && !member.isConstructor;
  const seen = isVoid ? undefined : ofResult(random, member);
  lines.push('int begun = 0;', 'int done = 0;', 'int seen = 0;');
  lines.push(
    `try { begun++; ${seen === undefined ? `${call};` : `${resultType(member, typeName, classes)} it = ${call}; ${seen}`} done++; } catch (Exception any) { }`,
  );
  lines.push('return begun - done + 10 * seen;');
  return {
    name,
    type: 'int',
    about: `${owner.display}.${member.name}`,
    text: `  static int ${name}() {\n    ${lines.join('\n    ')}\n  }`,
  };
}

function resultType(member: MethodSymbol, typeName: string, classes: ReadonlyMap<string, ClassSymbol>): string {
  return member.isConstructor ? typeName : declared(member.returnType, classes);
}

/** A statement that notes something of the result `it`, which does not depend on the moment; undefined: nothing. */
function ofResult(random: Random, member: MethodSymbol): string | undefined {
  if (
    member.isConstructor ||
    random.chance(30) ||
    /^(nanoTime|currentTimeMillis|identityHashCode|hashCode|hash|next\w+|random|getId|toString)$/.test(member.name)
  )
    return undefined;
  const { returnType } = member;
  if (returnType.kind !== 'primitive') return 'if (it == null) seen = 1;';
  if (returnType.name === 'boolean') return 'if (it) seen = 1;';
  return random.pick(['if (it < 0) seen = 1;', 'if (it == 0) seen = 1;', 'if (it > 1) seen = 1;']);
}
