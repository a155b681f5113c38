/**
 * What is said of a script before it is run: nothing of scripts that are right, and the first thing that no step could mend of others.
 * Neighbours: `lsp/proofs.test.ts` has it in the editor.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { before, test } from 'node:test';
import { complaintsAbout } from '../../src/qed/complaints';
import { subjectOf } from '../../src/qed/of-file';
import { prepare } from '../../src/qed/prepare';
import { parseScript } from '../../src/qed/script-parse';
import { selectorWords } from '../../src/qed/vocabulary';
import { meantBy } from '../../src/qed/targets';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { FIXTURES_FOLDER } from '../fixtures/fixture-files';

before(() => initParsers());

const FOLDER = path.join(FIXTURES_FOLDER, 'qed');
const PROGRAMS = fs
  .readdirSync(FOLDER)
  .sort()
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(FOLDER, folder))
      .filter((name) => /^[A-Za-z]+\.qed$/.test(name))
      .map((name) => path.join(folder, name.replace(/\.qed$/, ''))),
  );

function opened(program: string) {
  const java = { path: `${program}.java`, text: fs.readFileSync(path.join(FOLDER, `${program}.java`), 'utf8') };
  const subject = subjectOf(analyse([java], { checkAll: true }), java, () => undefined);
  const { context } = prepare(subject.program, subject.lineOf);
  return { subject, context };
}

for (const program of PROGRAMS)
  test(`${program}: nothing is wrong with the script, and every way to name a statement means one`, () => {
    const { subject, context } = opened(program);
    const { script, errors } = parseScript('s.qed', fs.readFileSync(path.join(FOLDER, `${program}.qed`), 'utf8'));
    assert.deepEqual(errors, []);
    assert.deepEqual(complaintsAbout(script, context, subject.labels), []);
    const owner = subject.program.classes.find((one) => !one.isLibrary)!.name;
    const sight = { context, labels: subject.labels, owner };
    const words = selectorWords(sight);
    assert.ok(words.length > 0);
    for (const { text } of words) {
      const [step] = parseScript('', `split ${text};`).script.steps;
      assert.ok(step?.tactic.kind === 'split', text);
      assert.equal(meantBy(sight, step.tactic.target).length, 1, text);
    }
  });

test('the first thing of each step that nothing could mend', () => {
  const { subject, context } = opened('increment/Counter');
  const said = (text: string): readonly string[] =>
    complaintsAbout(parseScript('', text).script, context, subject.labels).map(
      ({ message, span }) => `${text.slice(span.start, span.end)}: ${message}`,
    );
  assert.deepEqual(said('check inc; check dec;'), ['dec: there is no method `dec` here']);
  assert.deepEqual(said('assert x == y at inc.first;'), ['inc.first: `first` is no label in `inc`, and nothing that a statement does']);
  assert.deepEqual(said('aux int y; invariant x == y; invariant \\forall int i; i == j;'), ['j: nothing is called `j` here']);
  assert.deepEqual(said('invariant [Cell] x == 0;').length, 1);
  assert.deepEqual(said('mutex lock.keeper != null : x, z;'), ['z: nothing is called `z` here']);
  assert.deepEqual(said('mutex x > 0 as who : x; assert who == tid at inc.write(x); annot post inc: `t#1` == 0;'), []);
});
