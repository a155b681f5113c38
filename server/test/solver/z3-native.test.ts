/**
 * The native prover: over a stand-in that behaves as it is told, and over a real `z3` where one is on the path.
 * Neighbours: `z3-wasm.test.ts` for what both share.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ProverFailure, type FailureKind } from '../../src/solver/prover';
import { createNativeProver } from '../../src/solver/z3-native';
import { easyAnswer, easyQuery, endlessQuery, sectionsQuery } from './queries';

const folder = mkdtempSync(join(tmpdir(), 'calvin-native-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const standIn = `#!${process.execPath}
if (process.argv[2] === '--version') {
  console.log('Z3 version 9.8.7 - 64 bit');
} else {
  let silent = false;
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const echo = /^\\(echo "(.*)"\\)$/.exec(line);
    if (line === '(hang)') silent = true;
    if (silent) return;
    if (line === '(die)') { console.error('struck by lightning'); process.exit(3); }
    if (line === '(hunger)') { console.log('(error "out of memory")'); process.exit(101); }
    if (echo) console.log(echo[1]);
    else if (!line.startsWith('(set-option')) process.stdout.write('said ' + line.slice(0, 9) + '\\n');
  });
}
`;

/** Windows cannot run a script by its first line. */
const unlessWindows = { skip: process.platform === 'win32' };

function writeStandIn(): string {
  const command = join(folder, 'stand-in');
  writeFileSync(command, standIn);
  chmodSync(command, 0o755);
  return command;
}

function failsAs(kind: FailureKind): (error: unknown) => boolean {
  return (error) => error instanceof ProverFailure && error.kind === kind;
}

test('sessions over a process', unlessWindows, async (context) => {
  const prover = await createNativeProver(writeStandIn(), { workers: 1, wallSafetySeconds: 10 });
  context.after(() => prover.dispose());
  assert.equal(prover.identity, 'z3 9.8.7 (native)');
  const session = await prover.open();
  assert.equal(await session.evaluate('(one)\n(two) ; a comment'), 'said (one)\nsaid (two) ; a\n');
  assert.equal(await session.evaluate(''), 'said \n');
  assert.match(await session.evaluate('(assert (not'), /^\(error ".*closing.*"\)\n$/);
  assert.equal(await session.evaluate('(three)'), 'said (three)\n');
  session.close();
});

test('dying, running out of memory, hanging and cancelling', unlessWindows, async (context) => {
  const prover = await createNativeProver(writeStandIn(), { workers: 1, wallSafetySeconds: 2 });
  context.after(() => prover.dispose());
  const cases: [string, FailureKind, RegExp][] = [
    ['(die)', 'died', /struck by lightning/],
    ['(hunger)', 'memory', /memory/],
    ['(hang)', 'hung', /2 seconds/],
  ];
  for (const [command, kind, message] of cases) {
    const session = await prover.open();
    await assert.rejects(session.evaluate(command), (error) => failsAs(kind)(error) && message.test((error as Error).message));
    await assert.rejects(session.evaluate('(one)'), failsAs(kind));
    session.close();
  }
  const controller = new AbortController();
  const session = await prover.open(controller.signal);
  const running = session.evaluate('(hang)');
  const waiting = prover.open();
  setTimeout(() => controller.abort(), 50);
  await assert.rejects(running, failsAs('cancelled'));
  session.close();
  const other = await waiting;
  assert.equal(await other.evaluate('(one)'), 'said (one)\n');
  await prover.dispose();
  await assert.rejects(other.evaluate('(one)'), failsAs('cancelled'));
  other.close();
});

test('a command that is not Z3, or not there, is unavailable', async () => {
  await assert.rejects(createNativeProver(join(folder, 'nothing-here')), failsAs('unavailable'));
  await assert.rejects(createNativeProver(process.execPath), failsAs('unavailable'));
});

test('a Z3 that is too old is unavailable, and says which one is needed', unlessWindows, async () => {
  for (const [version, isTaken] of [
    ['4.8.12', false],
    ['5.0.9', false],
    ['5.1.0', true],
    ['10.0', true],
  ] as const) {
    const command = join(folder, `z3-${version}`);
    writeFileSync(command, `#!${process.execPath}\nconsole.log('Z3 version ${version} - 64 bit');\n`);
    chmodSync(command, 0o755);
    if (isTaken) await (await createNativeProver(command)).dispose();
    else await assert.rejects(createNativeProver(command), /5\.1 or later is needed/);
  }
});

const found = spawnSync('z3', ['--version'], { encoding: 'utf8' });
test('a real z3', {
  skip: !/^Z3 version ([6-9]|\d\d|5\.[1-9])/.test(found.stdout ?? '') && 'no z3 of today on the path',
}, async (context) => {
  const prover = await createNativeProver('z3', { workers: 2, wallSafetySeconds: 20 });
  context.after(() => prover.dispose());
  const session = await prover.open();
  assert.equal(await session.evaluate(easyQuery), easyAnswer);
  assert.match(await session.evaluate('(assert (> y 1))(check-sat)'), /^\(error ".*unknown constant y"\)\nsat\n$/);
  session.close();
  for (const [isBroken, verdict] of [
    [false, 'unsat'],
    [true, 'sat'],
  ] as const) {
    const other = await prover.open();
    assert.match(await other.evaluate(sectionsQuery(4, isBroken)), new RegExp(`^${verdict}\n\\(:rlimit \\d+\\)\n$`));
    other.close();
  }
  const controller = new AbortController();
  const endless = await prover.open(controller.signal);
  setTimeout(() => controller.abort(), 50);
  await assert.rejects(endless.evaluate(endlessQuery), failsAs('cancelled'));
  endless.close();
});
