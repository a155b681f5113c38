/**
 * The fixtures, run: in what verifies nothing goes wrong, and most of what fails can be shown by a run. A part of them at a time, since all
 * of them take minutes: `ORACLE=all` runs every one, `ORACLE=7` every seventh, `ORACLE=text` those with the text in their name, and prints
 * what each comes to.
 * Neighbours: `../fixtures.test.ts` holds the same files against the checker.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { hashText } from '../../src/base/hash';
import { LineIndex } from '../../src/base/line-index';
import { isCheckOfJava } from '../../src/diagnostics/java-checks';
import { SMALL_BOUNDS } from '../../src/oracle/explore';
import { survey, usefulInts, type Survey } from '../../src/oracle/survey';
import { initParsers } from '../../src/syntax/parse';
import { analyse } from '../../src/verify/pipeline';
import { readExpectations, type DiagnosticMarker, type Expectations } from '../fixtures/expectations';
import { listFixtures, readFixture, type Fixture } from '../fixtures/fixture-files';
import { TURN } from '../turn';

const WANTED = process.env['ORACLE'];
/** About every so manyth fixture where nothing else is asked for, by its name, others in each run: a new one changes nothing about them. */
const EVERY = 64;
const FROM = TURN ?? 5;
const BOUNDS = { ...SMALL_BOUNDS, maxStates: WANTED === undefined ? 1_500 : 6_000 };
const MOST_STATES = WANTED === undefined ? 2_500 : 15_000;

/** Faults of specifications, which no run can show. */
const UNSEEN: readonly string[] = [
  'spec-syntax',
  'spec-type',
  'java-syntax',
  'witness-missing',
  'vacuous',
  'env-not-reflexive',
  'env-not-transitive',
  'recursion-needs-spec',
  'unsupported',
  'prover-unknown',
  'unguarded-field',
  'missing-modifies',
  'duplicate-class',
  'unrolled',
];

function numberOf(name: string): number {
  return parseInt(hashText(name).slice(0, 8), 16);
}

function chosen(fixtures: readonly Fixture[]): readonly Fixture[] {
  if (WANTED === undefined) return fixtures.filter(({ name }) => numberOf(name) % EVERY === FROM % EVERY);
  if (/^\d+$/.test(WANTED)) return fixtures.filter(({ name }) => numberOf(name) % Number(WANTED) === FROM % Number(WANTED));
  return WANTED === 'all' ? fixtures : fixtures.filter((one) => one.name.includes(WANTED));
}

interface Expected {
  readonly verdict: Expectations['verdict'];
  readonly markers: readonly (DiagnosticMarker & { readonly file: string })[];
  readonly isOrdinary: boolean;
  /** Java's own checks may fail without a word. */
  readonly areChecksTaken: boolean;
}

function expectedOf(fixture: Fixture): Expected {
  const all = readFixture(fixture).map((file) => ({ path: file.path, expectations: readExpectations(file.text) }));
  const verdicts = all.map((one) => one.expectations.verdict);
  return {
    verdict:
      verdicts.find((one) => one === 'failed') ??
      (verdicts.every((one) => one === 'verified' || one === 'none' || one === undefined) && verdicts.includes('verified')
        ? 'verified'
        : undefined),
    markers: all.flatMap((one) =>
      one.expectations.markers.flatMap((marker) => (marker.kind === 'diagnostic' ? [{ ...marker, file: one.path }] : [])),
    ),
    // What a `nowarn` hides is there.
    isOrdinary:
      readFixture(fixture).every((file) => !file.text.includes('nowarn')) &&
      all.every((one) => one.expectations.unroll === 0 && one.expectations.knownGap === undefined),
    areChecksTaken: all.some((one) => one.expectations.javaChecks !== 'all'),
  };
}

function surveyOf(fixture: Fixture, inside = false): Survey {
  const files = readFixture(fixture);
  const first = readExpectations(files[0]!.text);
  const { program } = analyse(files, { checkAll: first.checkAll, integers: first.integers });
  return survey(program, { inside }, { ...BOUNDS, ints: usefulInts(program) }, MOST_STATES);
}

function tell(fixture: Fixture, run: Survey): string {
  const { finding } = run;
  const file = finding && readFixture(fixture).find((one) => one.path === finding.violation.span.file);
  const line = file && finding ? new LineIndex(file.text).position(finding.violation.span.start).line : 0;
  const what = finding
    ? `${finding.violation.code} in line ${line}: ${finding.violation.message}`
    : `nothing found in ${run.begun} of ${run.scenarios} scenarios, ${run.states} states`;
  return `${fixture.name}: ${what}${run.cut.length > 0 ? ` [cut: ${run.cut.join('; ')}]` : ''}${run.unsupported.length > 0 ? ` [not run: ${run.unsupported.join('; ')}]` : ''}`;
}

before(() => initParsers());

describe('fixtures, run', () => {
  test('in what verifies nothing goes wrong', () => {
    const verified = listFixtures().filter((one) => expectedOf(one).verdict === 'verified' && expectedOf(one).isOrdinary);
    const wrong = chosen(verified).flatMap((fixture) => {
      const run = surveyOf(fixture);
      if (WANTED !== undefined) console.log(tell(fixture, run));
      const more = run.finding ? run : surveyOf(fixture, true);
      // Where Java's own checks are taken not to fail, a client that gives null shows nothing.
      const isTaken = expectedOf(fixture).areChecksTaken && more.finding !== undefined && isCheckOfJava(more.finding.violation.code);
      return more.finding && !isTaken ? [tell(fixture, more)] : [];
    });
    assert.deepEqual(wrong, []);
  });

  test('most of what fails is shown by a run', () => {
    const failing = chosen(
      listFixtures().filter(
        (one) =>
          expectedOf(one).verdict === 'failed' &&
          expectedOf(one).isOrdinary &&
          expectedOf(one).markers.some((marker) => !UNSEEN.includes(marker.code)),
      ),
    );
    let [confirmed, inside] = [0, 0];
    for (const fixture of failing) {
      const run = surveyOf(fixture);
      const more = run.finding ? run : surveyOf(fixture, true);
      if (run.finding) confirmed++;
      else if (more.finding) inside++;
      if (WANTED !== undefined) console.log(`${run.finding ? 'yes' : more.finding ? 'in ' : 'NO '} ${tell(fixture, more)}`);
    }
    console.log(
      `${confirmed} of ${failing.length} failing fixtures are confirmed by a run; ${inside} more if other code of the same classes may set private fields`,
    );
    assert.ok(failing.length < 10 || confirmed >= failing.length * 0.5, `${confirmed} of ${failing.length}`);
  });
});
