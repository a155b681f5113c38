/** Each kind of inconsistency is noticed; well formed Plato gives no complaint (see also the property tests of print and inline). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateProcedure, validateProgram } from '../../src/plato/validate';
import { programOf } from './plato-text';

function problemsOf(text: string): string[] {
  return validateProgram(programOf(text));
}

/** The complaints about a body among some variables. */
function inBody(body: string): string[] {
  return problemsOf(`
procedure other as "other" in Job method (i: int, o: Job) returns int static mayThrow
procedure p as "p" in Job method (q: int) static
  locals x: int, b: bool, o: Job, a: int[], e: java.lang.Throwable
  body ${body}`).map((problem) => problem.replace(/^p: /, '').replace('the operation at 0-0: ', ''));
}

test('good bodies', () => {
  for (const body of [
    "{ <x' = o.n>_{x} read <o.n' = x>_{o.n} write }",
    "<x' = o.limit + o.n>_{x} read",
    "atomic <x' = o.n + o.m>_{x} read",
    "<o.n > o.m && static.count' = o.n>_{static.count} ghost",
    'o.n > o.m ? <skip>_{} assert\n else assertion ""',
    "<a' = new int[] (x)>_{a} allocate",
    'block L loop exit L',
    'call x = other (1, null) throws e to $throw',
    '<(forall k: int, j: Job :: j.n >= k)>_{} specification',
    'exit $return',
  ])
    assert.deepEqual(inBody(body), [], body);
});

test('bad bodies', () => {
  for (const [body, ...expected] of [
    ['exit L', 'an exit to `L` is outside its block'],
    ['{ block L {} exit L }', 'an exit to `L` is outside its block'],
    ['{ block L {} block L {} }', 'the label `L` is used twice'],
    ['block $return {}', 'the label `$return` is used twice'],
    ["<q' = 1>_{q} local", 'the parameter `q` is assigned'],
    ["<y' = 1>_{y} local", '`y`: the variable is not in scope'],
    ["<x' = (b : int)>_{x} local", '`b`: has type int, declared is bool'],
    ["<x' = b>_{x} local", '`b` has not the type of `x`'],
    ["<x' = x + b>_{x} local", '`b` is of type bool, not int'],
    ['<x>_{} assume', '`x` is of type int, not bool'],
    ["<x' = o.n + o.m>_{x} read", 'has several shared accesses: `o.n`, `o.m`'],
    ["<o.n = 1 && o.m' = 2>_{o.m} write", 'has several shared accesses: `o.n`, `o.m`'],
    ["<o.next.n' = 1>_{o.next.n} write", 'the base of `o.next.n` is shared itself', 'has several shared accesses: `o.next`, `o.next.n`'],
    ['<(forall j: Job :: j.n = 1)>_{} assume', 'reads Job.n at places that no location names'],
    ["<x' = 1>_{x, x} local", '`x` is written twice'],
    ['<o.n = o.n\\old>_{} assume', "`o.n' = o.n` reads the store before, where there is only one store"],
    ["<x' = o.`Job.gone`>_{x} read", '`o.gone`: the field `Job.gone` is not declared'],
    ["<x' = static.n>_{x} read", '`static.n`: the field is not static'],
    ["<x' = o.count>_{x} read", '`o.count`: the field is static'],
    ["<o' = new Gone>_{o} allocate", 'the class `Gone` is not declared'],
    ["<a' = new int[]>_{a} allocate", 'exactly arrays are made with a length'],
    ["<o' = new Job (1)>_{o} allocate", 'exactly arrays are made with a length'],
    ["<x' = new Job>_{x} allocate", '`x` is no reference'],
    ['choice ()', 'a choice has no branches'],
    ['loop invariant x "" exit $return', '`x` is of type int, not bool'],
    ['call gone ()', 'the call at 0-0: the procedure `gone` is not declared'],
    ['call ()', 'the call at 0-0: has no target'],
    ['call other (1) throws e to $throw', 'the call at 0-0: gives 1 arguments to `other`, which has 2 parameters'],
    ['call other (b, o) throws e to $throw', 'the call at 0-0: the argument for `i` of `other` has a wrong type'],
    ['call b = other (1, o) throws e to $throw', 'the call at 0-0: `b` does not have the type of the result of `other`'],
    ['call q = other (1, o) throws e to $throw', 'the call at 0-0: the parameter `q` is assigned'],
    ['call other (1, o)', 'the call at 0-0: nothing is said of the exception of `other`'],
    ['call other (1, o) throws e to L', 'the call at 0-0: throws to `L`, which is outside its block'],
    ['call other | other {Job} (1, o) throws e to $throw', 'the call at 0-0: no class runs `other`'],
    ['call other {Job} | other {Job} (1, o) throws e to $throw', 'the call at 0-0: the class `Job` runs several targets'],
  ] as const)
    assert.deepEqual(inBody(body), expected, body);
});

test('declarations', () => {
  for (const [text, ...expected] of [
    ['class A extends B', 'class A: the class `B` is not declared'],
    ['class A extends Job\nclass A extends Job', 'class `A` is declared twice'],
    ['field Job.n: int', 'field `Job.n` is declared twice'],
    ['field Gone.n2: int', 'field Gone.n2: the class `Gone` is not declared'],
    ['field Job.s: int static\n guarded_by this.holder = tid ""', 'field Job.s: `this`: the variable is not in scope'],
    [
      'field Job.s: int\n guarded_by[i: int] this.n\\old = i ""',
      'field Job.s: `this.n = i` reads the store before, where there is only one store',
    ],
    ['env_assumption Job: this.n\' >= this.n ""'],
    ['global_invariant Job: this.n ""', 'invariant of Job: `this.n` is of type int, not bool'],
    ['procedure m as "m" in Job method ()', 'm: `this` must be the first parameter of instance methods and constructors, and of them only'],
    ['procedure m as "m" in Job method (x: int, x: int) static', 'm: the variable `x` is declared twice'],
    ['procedure m as "m" in Job method () returns int static\n body {}', 'm: the local `$result` does not have the type of the result'],
    ['procedure m as "m" in Job method () static\n locals x: int\n ensures x = 1 ""', 'm: `x`: the variable is not in scope'],
    ['procedure m as "m" in Job method (o: Job) static\n ensures o.n\' > o.n ""'],
    ['procedure m as "m" in Job method () static\n unsupported "" body exit L'],
  ] as const)
    assert.deepEqual(problemsOf(text), expected, text);
});

test("the inlined body can be looked at in place of the procedure's own", () => {
  const program = programOf('procedure m as "m" in Job method () static\n body {}');
  const procedure = program.procedures[0]!;
  assert.deepEqual(validateProcedure(program, procedure, { kind: 'exit', label: 'L' }), ['m: an exit to `L` is outside its block']);
});
