/**
 * Constructors of the library call what the stubs say of their own object (`@Runs`), and nothing else that a subclass may override, as a
 * JDK does.
 * Neighbours: `analyses/called-from-above.ts` believes it; `jvm/Above.java` tries it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initParsers } from '../../src/syntax/parse';
import { isNamed } from '../../src/analyses/annotations';
import { temporaryFolder } from '../cli/temporary';
import { runJava, withoutJdk } from './jvm';
import { binaryName, binaryType, readStubs, type ClassSymbol } from './stub-members';

const why = withoutJdk();

test('constructors call the methods of which their stubs say so', { ...(why !== undefined && { skip: why }) }, async (context) => {
  await initParsers();
  const { classes, members, isBelow } = readStubs();
  const byName = new Map(classes.map((one) => [one.name, one]));
  const said = (annotations: ClassSymbol['annotations']): readonly string[] =>
    annotations.filter(isNamed('Runs')).flatMap(({ values = [] }) => values.flatMap((text) => text.split(' ')));
  // Nobody's class is below an enum, a record or a final class; `Thread` and the like have public constructors.
  const constructors = members.filter(
    ({ method }) =>
      method.isConstructor &&
      !method.owner.isFinal &&
      method.owner.kind === 'class' &&
      !['java.lang.Enum', 'java.lang.Record', 'java.io.PrintStream'].includes(method.owner.name),
  );
  const input = constructors.map(({ method }, index) =>
    [index, binaryName(method.owner), method.params.map((one) => binaryType(one.type, byName)).join(';')].join('\t'),
  );
  const rows = runJava(temporaryFolder(context, {}), 'Above', [], `${input.join('\n')}\n`)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
  const unsaid = rows.filter(([index, name]) => {
    const { method } = constructors[Number(index)]!;
    const ofClasses = classes.filter((one) => isBelow(method.owner.name, one.name)).flatMap((one) => said(one.annotations));
    return ![...said(method.annotations), ...ofClasses].includes(name!);
  });
  assert.deepEqual(
    unsaid.map(([index, name]) => `${constructors[Number(index)]!.id} calls ${name}`),
    [],
  );
  assert.ok(constructors.length > 60 && rows.length > 60, `${constructors.length} constructors, ${rows.length} calls`);
});
