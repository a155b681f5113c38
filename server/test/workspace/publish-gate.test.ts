/**
 * The gate through which all diagnostics leave: versions, order, repetitions, silence.
 */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { diagnostic } from '../../src/diagnostics/diagnostic';
import { PublishGate, type Publication, type ShownDiagnostic } from '../../src/workspace/publish-gate';

const shown = (start: number, message = 'wrong', outdated = false): ShownDiagnostic => ({
  ...diagnostic('assertion', { file: 'A', start, end: start + 1 }, message),
  outdated,
});

describe('the publish gate', () => {
  let sent: Publication[];
  let gate: PublishGate;
  const offer = (version: number, diagnostics: readonly ShownDiagnostic[], documentVersion?: number): void =>
    gate.offer({ path: 'A', version, documentVersion, diagnostics, textOf: () => undefined });

  beforeEach(() => {
    sent = [];
    gate = new PublishGate((publication) => sent.push(publication));
  });

  it('drops what is older than what was published', () => {
    offer(2, [shown(1)]);
    offer(1, [shown(5)]);
    assert.deepEqual(
      sent.map(({ version }) => version),
      [2],
    );
    offer(2, []);
    assert.deepEqual(sent.at(-1)?.diagnostics, []);
  });

  it('sorts, and says the same thing once, the fresh way if there is one', () => {
    offer(1, [shown(9), shown(3, 'wrong', true), shown(3), shown(3, 'other')]);
    assert.deepEqual(
      sent[0]?.diagnostics.map(({ span, message, outdated }) => [span.start, message, outdated]),
      [
        [3, 'other', false],
        [3, 'wrong', false],
        [9, 'wrong', false],
      ],
    );
  });

  it('keeps still where nothing changed, and where there never was anything in a file that is not open', () => {
    offer(1, []);
    offer(2, [shown(1)]);
    offer(3, [shown(1)]);
    assert.deepEqual(
      sent.map(({ version }) => version),
      [2],
    );
    assert.deepEqual(gate.shownPaths, ['A']);
  });

  it('speaks of an open document even if there is nothing to say, and again when it was forgotten', () => {
    offer(1, [], 1);
    gate.forget('A');
    offer(2, [], 2);
    assert.deepEqual(
      sent.map(({ documentVersion }) => documentVersion),
      [1, 2],
    );
  });

  it('speaks again where every offset is the same and a line is another one, of the diagnostic or of what belongs to it', () => {
    const related = { message: 'here', span: { file: 'B', start: 4, end: 5 } };
    const offerOf = (texts: Readonly<Record<string, string>>): void =>
      gate.offer({
        path: 'A',
        version: sent.length + 1,
        documentVersion: 1,
        diagnostics: [{ ...shown(4), related: [related] }],
        textOf: (path) => texts[path],
      });
    offerOf({ A: 'a b c d', B: 'a b c d' });
    offerOf({ A: 'a\nb c d', B: 'a b c d' });
    offerOf({ A: 'a\nb c d', B: 'a\rb c d' });
    offerOf({ A: 'a\nb c d', B: 'a\nb c d' });
    assert.equal(sent.length, 3, 'a line end of another kind moves nothing');
  });
});
