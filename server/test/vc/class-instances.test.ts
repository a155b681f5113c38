/** Where facts about the classes of objects are said, and that they say enough. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassDecl } from '../../src/plato/ir';
import { hierarchyOf } from '../../src/sequential/logic/hierarchy';
import { isInstance } from '../../src/sequential/logic/operators';
import { symbol } from '../../src/sequential/logic/terms';
import { ClassQuestions, classInstances } from '../../src/vc/class-instances';
import { keyOf } from '../../src/vc/key';

const nowhere = { file: 'T.java', start: 0, end: 1 };

function declared(name: string, superclass: string | undefined, rest: Partial<ClassDecl> = {}): ClassDecl {
  return {
    name,
    display: name,
    superclass,
    interfaces: [],
    isInterface: false,
    isFinal: false,
    isAbstract: false,
    isLibrary: false,
    isThreadLocal: false,
    span: nowhere,
    ...rest,
  };
}

const OBJECT = 'java.lang.Object';
const hierarchy = hierarchyOf({
  classes: [
    declared(OBJECT, undefined),
    declared('A', OBJECT),
    declared('Below', 'A'),
    declared('B', OBJECT),
    declared('C', OBJECT),
    declared('D', OBJECT),
    declared('F', OBJECT, { isFinal: true }),
    declared('I', undefined, { isInterface: true }),
  ],
  fields: [],
  procedures: [],
  envAssumptions: [],
  invariants: [],
  axioms: [],
});

const x = symbol('x', 'Ref');
const y = symbol('y', 'Ref');

function factsOf(...asked: readonly (readonly [typeof x, string])[]): readonly string[] {
  const questions = new ClassQuestions();
  for (const [object, name] of asked) questions.isInstance(object, name, true);
  return classInstances(questions, hierarchy).map(keyOf);
}

test('no object is of two classes of a group: each is said once, where it is asked', () => {
  const facts = factsOf([x, 'A'], [y, 'B'], [y, 'C'], [x, 'D']);
  for (const [object, name] of [
    ['x', 'A'],
    ['y', 'B'],
    ['y', 'C'],
    ['x', 'D'],
  ])
    assert.ok(facts.includes(`(=> (isa:${name} '${object}') (= (class among 0 '${object}') type:${name}))`), facts.join('\n'));
  assert.ok(!facts.some((one) => one.includes("isa:B 'x'")), facts.join('\n'));
  assert.ok(facts.some((one) => one.startsWith('(distinct ')));
});

test('what may be of both is in no group with it: a class and one below, a class and an interface', () => {
  const facts = factsOf([x, 'A'], [x, 'Below'], [x, 'B'], [x, 'C'], [x, 'I']);
  assert.ok(facts.includes("(=> (isa:Below 'x') (isa:A 'x'))"), facts.join('\n'));
  for (const name of ['Below', 'I']) assert.ok(!facts.some((one) => one.includes(`type:${name})`)), facts.join('\n'));
});

test('what may be of both is in no group with it, although both are apart from a third: a class and an interface beside a final class', () => {
  const facts = factsOf([x, 'A'], [x, 'F'], [x, 'I'], [x, 'B']);
  assert.ok(facts.includes("(not (and (isa:F 'x') (isa:I 'x')))"), facts.join('\n'));
  assert.ok(!facts.some((one) => one.includes('type:I)')), facts.join('\n'));
});

test('what follows for one object is asked of it too', () => {
  const facts = factsOf([x, 'Below'], [y, 'A'], [y, 'B'], [y, 'C']);
  assert.ok(facts.includes("(=> (isa:A 'x') (= (class among 0 'x') type:A))"), facts.join('\n'));
});

test('of two classes that are no group it is said that no object is of both', () => {
  assert.ok(factsOf([x, 'A'], [y, 'B']).includes("(not (and (isa:A 'x') (isa:B 'x')))"));
  assert.ok(isInstance(x, 'A'));
});
