/**
 * What the stubs claim of the members of Java's library, held against that library: each is called with generated arguments (numbers at
 * their boundaries, nulls, empty, long, bounded and unchangeable collections, views that have become stale, wrong formats, objects whose
 * methods throw or lie), and nothing may come of a call that the stub's clauses exclude: no other exception, no exception at all where none
 * is declared, no other result, no waiting, no array written to. Where there is no JDK the test says that it was skipped.
 * Of members with a body in the stub only that is compared which needs no run of the body: whether they throw. What they do is held against
 * a JVM by the laboratory (theme `stub-exceptions`).
 * Neighbours: `jvm/` calls; `judge.ts` compares; `signatures.test.ts`; `instances.test.ts`.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { initParsers } from '../../src/syntax/parsers';
import { erasure } from '../../src/resolve/types';
import type { Judge, Verdict } from './judge';
import { judge, judgeOf } from './judge';
import type { Call, Report } from './jvm';
import { callMembers, withoutJdk } from './jvm';
import { hasTurn } from '../turn';
import type { StubMember, Stubs } from './stub-members';
import { binaryName, readStubs } from './stub-members';

/** What is not called, and why. */
const NOT_CALLED: ReadonlyMap<string, string> = new Map([
  ['java.lang.System.exit(int)', 'ends the program'],
  ['java.lang.Thread.threadId()', 'comes with Java 19'],
  ['java.io.PrintStream.<init>()', 'stands for the constructors of a class that is only known by `System.out` and `System.err`'],
  ['java.lang.Enum.<init>()', 'called by the compiler alone'],
  ['java.lang.Enum.compareTo(java.lang.Object)', 'what is no constant of the same enum cannot be passed without an unchecked conversion'],
  ...['List', 'Set'].flatMap((name) =>
    [7, 8, 9, 10].map(
      (count) =>
        [
          `java.util.${name}.of(${Array(count).fill('java.lang.Object').join()})`,
          'takes so many elements, of which none is null or, of a set, twice there: chance does not give them',
        ] as const,
    ),
  ),
  ...[
    'java.lang.Number.<init>()',
    'java.lang.Record.<init>()',
    'java.util.TimerTask.<init>()',
    'java.lang.VirtualMachineError.<init>()',
    'java.lang.VirtualMachineError.<init>(java.lang.String)',
    'java.lang.VirtualMachineError.<init>(java.lang.String,java.lang.Throwable)',
    'java.lang.VirtualMachineError.<init>(java.lang.Throwable)',
    ...['Collection', 'List', 'SequentialList', 'Set', 'Queue', 'Map'].map((name) => `java.util.Abstract${name}.<init>()`),
  ].map((id) => [id, 'the class is abstract; constructors of its subclasses are called'] as const),
  ...[
    'Condition.awaitUninterruptibly()',
    'Condition.await()',
    'Condition.await(long,java.util.concurrent.TimeUnit)',
    'Condition.awaitNanos(long)',
    'Condition.signal()',
    'Condition.signalAll()',
    'Lock.unlock()',
    'ReentrantReadWriteLock.ReadLock.unlock()',
    'ReentrantReadWriteLock.WriteLock.unlock()',
  ].map((id) => [`java.util.concurrent.locks.${id}`, 'wants a lock that the calling thread holds'] as const),
  ...[
    'java.lang.Object.wait()',
    'java.lang.Object.wait(long)',
    'java.lang.Object.wait(long,int)',
    'java.lang.Object.notify()',
    'java.lang.Object.notifyAll()',
    'java.lang.Thread.start()',
  ].map((id) => [id, 'part of the language, with assertions of its own: the stub only declares it'] as const),
]);

/** Whether the object has the method from a class below, of which the stub of that class speaks. */
function isOfAnother({ member: { method }, self }: Call, stubs: Stubs, { isSubclass }: Judge): boolean {
  if (method.isStatic || method.isConstructor || typeof self !== 'object' || self?.kind !== 'object') return false;
  const types = (one: typeof method): string => one.params.map((param) => JSON.stringify(erasure(param.type))).join();
  return stubs.members.some(
    ({ method: below }) =>
      below !== method &&
      below.name === method.name &&
      below.owner !== method.owner &&
      !below.isStatic &&
      types(below) === types(method) &&
      isSubclass(self.className, binaryName(below.owner)) &&
      stubs.isBelow(below.owner.name, method.owner.name),
  );
}

/** In how many runs each member has been called; with `npm run test:all` all of them are. */
const TURNS = 3;

/** Of each member, times its number of arguments; more with `CALVIN_CLAIM_CALLS`. */
const CALLS_OF_EACH = Number(process.env['CALVIN_CLAIM_CALLS'] ?? 60);

/** An abstract method of an interface about which the stub says nothing is not believed anything. */
function claims({ procedure, method, isModelled }: StubMember): boolean {
  return isModelled || procedure.isAbstract || method.isConstructor;
}

describe('the claims of the stubs', { skip: withoutJdk() ?? false }, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'calvin-'));
  after(() => fs.rmSync(folder, { recursive: true, force: true }));
  let stubs: Stubs;
  let called: readonly StubMember[];
  let members: readonly StubMember[];
  let report: Report;
  let judged: readonly (readonly [Call, Verdict])[];

  before(async () => {
    await initParsers();
    stubs = readStubs();
    called = stubs.members.filter((one) => claims(one) && !NOT_CALLED.has(one.id));
    members = called.filter((_, index) => hasTurn(index, TURNS));
    report = callMembers(folder, stubs, members, CALLS_OF_EACH);
    const judgement = judgeOf(stubs, report);
    judged = report.calls.filter((call) => !isOfAnother(call, stubs, judgement)).map((call) => [call, judge(call, judgement)]);
  });

  test('hold in every call', () => {
    const found = new Map<string, string>();
    for (const [call, verdict] of judged) {
      if (verdict.kind !== 'differs') continue;
      const what = `${call.member.id} ${verdict.what}`;
      if (!found.has(what)) found.set(what, `${what}, given ${call.arguments}`);
    }
    assert.equal([...found.values()].join('\n'), '');
  });

  test('can be evaluated, every clause', () => {
    const clauses = judged.flatMap(([call, verdict]) => (verdict.kind === 'unknown' ? [`${call.member.id}: ${verdict.clause}`] : []));
    assert.equal([...new Set(clauses)].join('\n'), '');
  });

  test('are tried, of every member', () => {
    const tried = new Set(judged.filter(([, verdict]) => verdict.kind === 'agrees').map(([call]) => call.member.id));
    assert.equal(
      [...report.missing, ...members.filter((one) => !tried.has(one.id)).map((one) => `${one.id} has never come to its end`)].join('\n'),
      '',
    );
    assert.ok(
      called.length > 600 && judged.length > 30 * members.length,
      `${called.length} members; ${judged.length} calls of ${members.length} of them`,
    );
  });

  test('say who waits for a monitor that another thread holds', () => {
    // The message of a cause is read by the constructor, and that of a NullPointerException has a monitor: nobody locks that.
    const isCause = ({ method }: StubMember): boolean => method.isConstructor && method.params.at(-1)?.name === 'cause';
    const found = report.monitors.filter(({ member }) => member.procedure.mayWait !== true && !member.isModelled && !isCause(member));
    assert.equal(
      found
        .map(
          ({ member, position, arguments: given }) =>
            `${member.id} waits for the monitor of ${position === 0 ? 'its object' : `argument ${position}`}, given ${given}`,
        )
        .join('\n'),
      '',
    );
  });

  test('are made of every member that is not listed', () => {
    const ids = new Set(stubs.members.filter(claims).map((one) => one.id));
    assert.deepEqual(
      [...NOT_CALLED.keys()].filter((id) => !ids.has(id)),
      [],
    );
  });
});
