/**
 * One server that is sent malformed messages, from a seed. It must neither throw nor fall silent, and a document that none of them speaks
 * of must stay as it is.
 * Neighbours: `messages.ts` makes them; `wire.ts` carries them; `runs.ts` counts.
 */
import type { Prover } from '#server/solver/prover';
import { watchedChecker, type Window } from './checker';
import { Dice } from './dice';
import { brokenBody, brokenFrame, brokenMessage } from './messages';
import { escaped, PATIENCE, Wire } from './wire';

/** How many streams each session breaks for good, each a connection of its own. */
const BROKEN_STREAMS = 30;

export interface MessageOutcome {
  readonly messages: number;
  readonly failure: string | undefined;
  readonly slowestAnswer: number;
}

const SENTINEL = 'file:///sentinel/Sentinel.java';
const TEXT = 'class Sentinel {\n  /*@ guarded_by holder == tid */ private int x;\n  void wrong() { x = 1; }\n}\n';

/** `count` messages to one server, and then some that break a stream. */
export async function messageSession(seed: number, count: number, prover: Prover): Promise<MessageOutcome> {
  const dice = new Dice(seed);
  const window: Window = { texts: new Map(), slowest: 0, analyses: 0 };
  const wire = new Wire(() => watchedChecker(prover, window));
  let sent = 0;
  let slowestAnswer = 0;
  let failure: string | undefined;
  const alive = async (): Promise<void> => {
    await wire.quiet();
    const started = wire.busy();
    const answered = await wire.request('textDocument/hover', { textDocument: { uri: SENTINEL }, position: { line: 1, character: 46 } });
    slowestAnswer = Math.max(slowestAnswer, wire.busy() - started);
    const { result } = answered;
    if (result === undefined || result === null)
      throw new Error(
        `the server does not know its document any more; ${wire.phase} ${JSON.stringify(answered.error ?? '')} ${wire.errors.slice(-4).join(' | ')}`,
      );
    if (slowestAnswer > PATIENCE) throw new Error(`an answer took ${slowestAnswer} ms although there was nothing else to do`);
    if (window.texts.get('/sentinel/Sentinel.java') !== TEXT) throw new Error('the server has lost a document');
    if (escaped.length > 0) throw new Error(escaped[0]);
  };
  try {
    if (dice.oneIn(10)) frame(wire, brokenMessage(dice).body);
    await wire.initialize([]);
    wire.notify('textDocument/didOpen', { textDocument: { uri: SENTINEL, languageId: 'java', version: 1, text: TEXT } });
    await alive();
    while (sent < count) {
      for (let burst = Math.min(count - sent, dice.between(1, 100)); burst > 0; burst--, sent++) {
        if (dice.oneIn(6)) wire.sendRaw(brokenBody(dice));
        else frame(wire, brokenMessage(dice).body);
      }
      await alive();
    }
    if ('polluted' in {}) throw new Error('a prototype was polluted');
    await wire.end();
    for (let broken = 0; broken < BROKEN_STREAMS; broken++, sent++) {
      const problem = await brokenStream(dice, prover);
      if (problem !== undefined) throw new Error(problem);
    }
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    wire.dispose();
  }
  return { messages: sent, failure, slowestAnswer };
}

/** A stream that is broken cannot be answered; it must only do no harm. */
async function brokenStream(dice: Dice, prover: Prover): Promise<string | undefined> {
  const window: Window = { texts: new Map(), slowest: 0, analyses: 0 };
  const wire = new Wire(() => watchedChecker(prover, window));
  const bytes = brokenFrame(dice);
  const cut = dice.below(bytes.length);
  wire.sendRaw(bytes.subarray(0, cut));
  await new Promise((resolve) => setImmediate(resolve));
  wire.sendRaw(bytes.subarray(cut));
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  wire.dispose();
  return escaped[0];
}

function frame(wire: Wire, body: string): void {
  wire.sendRaw(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
