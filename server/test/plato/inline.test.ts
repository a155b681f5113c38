/**
 * Bodies in the place of calls: names stay apart, returns and exceptions go where they must, and what cannot be inlined is said at the
 * call.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inlineCalls } from '../../src/inline/inline';
import type { InlineOptions, Inlined } from '../../src/inline/inline';
import type { Program, Stmt } from '../../src/plato/ir';
import { printStmt } from '../../src/plato/print-stmt';
import { validateProcedure, validateProgram } from '../../src/plato/validate';
import { arbitraryProgram, runs } from './arbitrary';
import { procedureOf, programOf } from './plato-text';

function inlined(program: Program, id: string, options?: InlineOptions): Inlined {
  assert.deepEqual(validateProgram(program), []);
  const procedure = procedureOf(program, id);
  const result = inlineCalls(program, procedure, options);
  assert.deepEqual(validateProcedure(program, procedure, result.body, result.locals), []);
  return result;
}

const INC = `
procedure Job.inc as "Job.inc" in Job method (this: Job, by: int) returns int
  locals x: int, $result: int, $exception: java.lang.Throwable
  requires this.holder = tid && by > 0 "holder == tid && by > 0" @5-9
  body {
    <x' = this.n>_{x} read "reads \`n\`" @20-30
    block L { choice (<x > 9>_{} assume [] { <x <= 9>_{} assume exit L }) <$result' = x>_{$result} local exit $return }
    <this.n' = x + by>_{this.n} write "writes \`n\`" @30-40
    <$result' = x + by>_{$result} local
  }
`;

test('a local keeps what it is there for in a copy, and the object of a call is known as such', () => {
  const { locals } = inlined(
    programOf(`
procedure Job.get as "Job.get" in Job method (this: Job) returns int
  locals $1: int as temporary, x: int, $result: int
  body {
    <$1' = this.n>_{$1} read "reads \`n\`" @20-30
    <x' = $1>_{x} local
    <$result' = x>_{$result} local
  }
procedure Job.run as "Job.run" in Job method (this: Job)
  locals $1: int as temporary, y: int
  body call $1 = Job.get (this) "calls \`get\`" @100-110`),
    'Job.run',
  );
  assert.deepEqual(
    locals.map(({ name, role }) => [name, role]),
    [
      ['$1', 'temporary'],
      ['y', undefined],
      ['get/1.this', 'receiver'],
      ['get/1.$1', 'temporary'],
      ['get/1.x', undefined],
      ['get/1.$result', undefined],
    ],
  );
});

test('a body takes the place of its call, under fresh names', () => {
  const program = programOf(`${INC}
procedure Job.run as "Job.run" in Job method (this: Job)
  locals x: int, y: int
  body {
    call x = Job.inc (this, 1) "calls \`inc\`" @100-110
    call Job.inc (this, x) "calls \`inc\`" @120-130
  }`);
  const result = inlined(program, 'Job.run');
  const calls = result.body.kind === 'seq' ? result.body.stmts : [];
  assert.equal(
    printStmt(calls[0]!),
    `{
  <inc/1.this' = this && inc/1.by' = 1>_{inc/1.this, inc/1.by} local
  (inc/1.this.holder = tid && inc/1.by > 0) ? <skip>_{} assert "checks the precondition of \`Job.inc\`"
    else precondition "\`Job.inc\` requires \`holder == tid && by > 0\`, which may not hold at this call." see "the precondition of \`Job.inc\`"
  block inc/1.$return {
    <inc/1.x' = inc/1.this.n>_{inc/1.x} read "reads \`n\`" via Job.inc
    block inc/1.L {
      choice (
        <inc/1.x > 9>_{} assume via Job.inc
      []
        {
          <inc/1.x <= 9>_{} assume via Job.inc
          exit inc/1.L
        }
      )
      <inc/1.$result' = inc/1.x>_{inc/1.$result} local via Job.inc
      exit inc/1.$return
    }
    <inc/1.this.n' = inc/1.x + inc/1.by>_{inc/1.this.n} write "writes \`n\`" via Job.inc
    <inc/1.$result' = inc/1.x + inc/1.by>_{inc/1.$result} local via Job.inc
  }
  <x' = inc/1.$result>_{x} local
}`,
  );
  // The second copy differs in its names, its argument and its unwanted result only.
  const expected = printStmt(calls[0]!)
    .replaceAll('inc/1.', 'inc/2.')
    .replace("inc/2.by' = 1", "inc/2.by' = x")
    .replace("  <x' = inc/2.$result>_{x} local\n", '');
  assert.equal(printStmt(calls[1]!), expected);
  assert.deepEqual(
    result.locals.map((local) => local.name),
    [
      'x',
      'y',
      'inc/1.this',
      'inc/1.by',
      'inc/1.x',
      'inc/1.$result',
      'inc/1.$exception',
      'inc/2.this',
      'inc/2.by',
      'inc/2.x',
      'inc/2.$result',
      'inc/2.$exception',
    ],
  );
  assert.deepEqual(result.inlinedProcedures, ['Job.inc']);
  assert.deepEqual([result.diagnostics, result.unsupported, result.abstractProcedures], [[], [], []]);
  const precondition = operations(result.body).find((op) => op.role === 'assert')!;
  assert.deepEqual(precondition.asserts[0]!.related[0]!.span, procedureOf(program, 'Job.inc').requires[0]!.span);
  assert.deepEqual([precondition.span.start, precondition.within], [100, []]);
});

function operations(stmt: Stmt): (Stmt & { kind: 'op' })['op'][] {
  switch (stmt.kind) {
    case 'op':
      return [stmt.op];
    case 'seq':
      return stmt.stmts.flatMap(operations);
    case 'choice':
      return stmt.branches.flatMap(operations);
    case 'loop':
    case 'block':
    case 'atomic':
      return operations(stmt.body);
    default:
      return [];
  }
}

test('call sites are noted outermost first, in operations and in calls that stay', () => {
  const program = programOf(`
procedure a as "a" in Job method () static
  body call b () @1-2
procedure b as "b" in Job method () static
  body { call c () @3-4 call d () @7-8 }
procedure c as "c" in Job method () static
  body <skip>_{} local @5-6
procedure d as "d" in Job method () static abstract
  modifies {}
`);
  const { body, inlinedProcedures, abstractProcedures } = inlined(program, 'a');
  assert.equal(printStmt(body), '{\n  {\n    {\n      <skip>_{} local via b via c\n    }\n    call d () via b\n  }\n}');
  assert.deepEqual(
    operations(body)[0]!.within.map((site) => [site.procedure, site.span.start]),
    [
      ['b', 1],
      ['c', 3],
    ],
  );
  assert.deepEqual([inlinedProcedures, abstractProcedures], [['b', 'c'], ['d']]);
});

test('an exception of the callee goes to the label of the caller', () => {
  const program = programOf(`
procedure thrower as "thrower" in Job method (x: int) returns int static mayThrow
  locals $result: int, $exception: java.lang.Throwable
  body choice ({ <x > 0>_{} assume <$exception' = new java.lang.Throwable>_{$exception} allocate exit $throw } [] { <x <= 0>_{} assume <$result' = x>_{$result} local })
procedure middle as "middle" in Job method () returns int static mayThrow
  locals $result: int, $exception: java.lang.Throwable
  body call $result = thrower (3) throws $exception to $throw
procedure catcher as "catcher" in Job method () static
  locals e: java.lang.Throwable, r: int
  body block done { block caught { call r = middle () throws e to caught exit done } <e' = null>_{e} local }
`);
  assert.equal(
    printStmt(inlined(program, 'catcher').body),
    `block done {
  block caught {
    {
      block middle/1.$return {
        block middle/1.$throw {
          {
            <thrower/1.x' = 3>_{thrower/1.x} local via middle
            block thrower/1.$return {
              block thrower/1.$throw {
                choice (
                  {
                    <thrower/1.x > 0>_{} assume via middle via thrower
                    <thrower/1.$exception' = new java.lang.Throwable>_{thrower/1.$exception} allocate via middle via thrower
                    exit thrower/1.$throw
                  }
                []
                  {
                    <thrower/1.x <= 0>_{} assume via middle via thrower
                    <thrower/1.$result' = thrower/1.x>_{thrower/1.$result} local via middle via thrower
                  }
                )
                exit thrower/1.$return
              }
              <middle/1.$exception' = thrower/1.$exception>_{middle/1.$exception} local via middle
              exit middle/1.$throw
            }
            <middle/1.$result' = thrower/1.$result>_{middle/1.$result} local via middle
          }
          exit middle/1.$return
        }
        <e' = middle/1.$exception>_{e} local
        exit caught
      }
      <r' = middle/1.$result>_{r} local
    }
    exit done
  }
  <e' = null>_{e} local
}`,
  );
});

const OVERRIDDEN = `
procedure Job.go as "Job.go" in Job method (this: Job)
  body <this.n' = 1>_{this.n} write
procedure Special.go as "Special.go" in Special method (this: Special) abstract
  modifies {this.m}
procedure caller as "caller" in Job method (o: Job) static
  body call Job.go {Job} | Special.go {Special} (o) "calls \`go\`" @1-2
`;

test('a virtual call becomes a choice by the class of the receiver', () => {
  const { body, inlinedProcedures, abstractProcedures } = inlined(programOf(OVERRIDDEN), 'caller');
  assert.equal(
    printStmt(body),
    `choice (
  {
    <o is Job>_{} assume "the call runs \`Job.go\`"
    {
      <go/1.this' = o>_{go/1.this} local
      <go/1.this.n' = 1>_{go/1.this.n} write via Job.go
    }
  }
[]
  {
    <o is Special>_{} assume "the call runs \`Special.go\`"
    call Special.go {Special} (o) "calls \`go\`"
  }
)`,
  );
  assert.deepEqual([inlinedProcedures, abstractProcedures], [['Job.go'], ['Special.go']]);
});

test('recursion is an error at the outermost call', () => {
  const program = programOf(`
procedure a as "a" in Job method () static
  body { call b () @10-11 call b () @12-13 }
procedure b as "b" in Job method () static @0:50-90 @60-61
  body call c () @20-21
procedure c as "c" in Job method () static
  body { call b () @30-31 call b () @32-33 }
procedure self as "self" in Job method () static
  body call self () @40-41
procedure bounded as "bounded" in Job method () static abstract
  modifies {}
  body call bounded ()
`);
  const { diagnostics } = inlined(program, 'a');
  assert.deepEqual(
    diagnostics.map((found) => [found.code, found.span.start, found.message]),
    [10, 12].map((start) => [
      'recursion-needs-spec',
      start,
      '`b` calls itself through `c`, so it cannot be inlined. Give `b` a specification (`modifies` and `ensures`), which then does.',
    ]),
  );
  assert.equal(diagnostics[0]!.related[0]!.span.start, 60);
  assert.match(inlined(program, 'self').diagnostics[0]!.message, /^`self` calls itself, so/);
  assert.deepEqual(inlined(program, 'bounded').diagnostics, []);
});

function chain(length: number, callsEach: number): Program {
  const names = Array.from({ length }, (_, i) => `m${i}`);
  return programOf(
    names
      .map(
        (name, i) =>
          `procedure ${name} as "${name}" in Job method () static\n body { <skip>_{} local ${i + 1 < length ? `call ${names[i + 1]} () @${i + 1}-99 `.repeat(callsEach) : ''} }`,
      )
      .join('\n'),
  );
}

test('calls nest only so deep', () => {
  assert.deepEqual(inlined(chain(13, 1), 'm0').diagnostics, []);
  const [found] = inlined(chain(14, 1), 'm0').diagnostics;
  assert.equal(
    found?.message,
    'Calls nest more than 12 deep here, down to `m13`. Give one of the methods on the way a specification (`modifies` and `ensures`), which then stands for its call.',
  );
  assert.equal(found?.span.start, 1);
  assert.equal(inlined(chain(4, 1), 'm0', { maxDepth: 2 }).diagnostics.length, 1);
});

test('an expansion that grows too large is given up', () => {
  const { unsupported } = inlined(chain(13, 4), 'm0');
  assert.deepEqual(
    unsupported.map(({ reason, span }) => [reason, span.start]),
    [['calls that become more than 10,000 operations when the bodies of all called methods are inlined', 1]],
  );
});

test('what cannot be inlined is said at the outermost call', () => {
  const program = programOf(`
procedure a as "a" in Job method () static
  body { call b () @10-11 call parses () @12-13 call specified () @14-15 call absent () @16-17 call old () @18-19 }
procedure b as "b" in Job method () static
  body call lambda () @20-21
procedure lambda as "lambda" in Job method () static
  unsupported "a lambda expression" @30-31
procedure parses as "parses" in Job method () static hasSyntaxErrors
procedure specified as "specified" in Job method () static abstract hasSpecErrors
procedure absent as "absent" in Job method () static
procedure old as "old" in Job method () static
  body fresh(null) ? <skip>_{} assert
    else assertion "count changed"
`);
  assert.deepEqual(
    inlined(program, 'a').unsupported.map(({ reason, span }) => `${span.start} ${reason}`),
    [
      '10 calls `lambda`, which is not translated: a lambda expression',
      '12 calls `parses`, which does not parse',
      '14 calls `specified`, whose specification has errors',
      '16 calls `absent`, which has neither a body nor a specification',
      '18 calls `old`, in which `\\old` or `\\fresh` speaks of its beginning, of what not only its parameters name; that is not translated where the method is inlined',
    ],
  );
  assert.equal(inlined(program, 'lambda').unsupported[0]!.reason, 'a lambda expression');
  assert.equal(inlined(program, 'absent').unsupported[0]!.reason, 'a method without a body');
});

test('a start stays a start, and an unknown target hinders', () => {
  const program = programOf(`
procedure Job.run as "Job.run" in Job method (this: Job)
  body call Job.run (this)
procedure a as "a" in Job method (o: Job) static
  body start Job.run (o) @1-2
`);
  assert.deepEqual(printStmt(inlined(program, 'a').body), 'start Job.run (o)');
  const unknown = programOf(`
procedure b as "b" in Job method (o: Job) static
  body call (o) "calls \`go\`" @1-2
`);
  assert.deepEqual(
    inlineCalls(unknown, procedureOf(unknown, 'b')).unsupported.map(({ reason }) => reason),
    ['calls `go`, of which no implementation is known'],
  );
});

test('inlined programs stay well formed', () => {
  fc.assert(
    fc.property(arbitraryProgram(), (program) => {
      for (const procedure of program.procedures) {
        const result = inlineCalls(program, procedure, { maxOperations: 3000 });
        assert.deepEqual(validateProcedure(program, procedure, result.body, result.locals), []);
        assert.deepEqual(inlineCalls(program, procedure, { maxOperations: 3000 }), result);
      }
    }),
    runs(300),
  );
});
