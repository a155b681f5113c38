/**
 * A prover whose answers are remembered beyond the process: by the text of everything that was sent to a session so far, the question
 * itself and nothing that stands for it. A condition that has not changed is not proved again, whatever else has, and a loop's candidates
 * and a failure's explanation come back with it.
 *
 * Sound because budgets are units of work and every session begins afresh, so that an answer depends on what was said alone; what was
 * refused or cut short is not kept, nor what was given up, unless the same conversation came to an answer after it: a question is tried in
 * several ways, and the first that fail are a part of how it was answered. What lies on a disk is signed and bound to its key by whoever
 * keeps it (`incremental/store.ts`).
 * Neighbours: the command line and the language server put it around the prover that ships; the tests have one of their own in memory.
 */
import { hashText } from '../base/hash';
import { codeIdentity } from './code-identity';
import type { Prover, ProverSession, Remembered } from './prover';

/** Keeps values under keys; may lose any. `get` may answer later. */
export interface Answers {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  /** The part of it that answers at once. Absent: all of it does. */
  readonly here?: Remembered;
}

/** Answers that are kept here, and by somebody else who may have more: what comes from there is kept here as well. */
export function layered(here: Answers, there: Answers): Answers {
  return {
    here,
    async get(key) {
      const known = here.get(key);
      if (known !== undefined) return known;
      const found = await there.get(key);
      if (found !== undefined) here.set(key, found);
      return found;
    },
    set(key, value) {
      here.set(key, value);
      there.set(key, value);
    },
  };
}

/** A conversation with more answers is not kept. */
const MOST_ANSWERS = 2_000;

/** What the prover gives up it may do another time; what it does not understand is a defect that may be gone by then. */
function isFinal(answer: string): boolean {
  return !/\bunknown\b|\(error|unsupported|timeout|canceled/.test(answer);
}

/** The question was given up. */
function isGivenUp(answer: string): boolean {
  return answer.trim() === 'unknown';
}

/** The question was decided. */
function isDecided(answer: string): boolean {
  return /^(un)?sat$/.test(answer.trim());
}

/** `answers` are those of this prover's identity and of this version of the checker only: both are a part of every key. */
export function withAnswers(prover: Prover, answers: Answers, version: string): Prover {
  const here = answers.here ?? answers;
  // Unlike an answer, which belongs to the text of its question, it depends on how the text is made.
  const keyOf = (key: string): string => hashText('found out', prover.identity, version, codeIdentity(), key);
  return {
    identity: prover.identity,
    remembered: { get: (key) => here.get(keyOf(key)), set: (key, value) => here.set(keyOf(key), value) },
    open: (signal) => Promise.resolve(new RememberingSession(prover, answers, version, signal)),
    dispose: () => prover.dispose(),
  };
}

class RememberingSession implements ProverSession {
  private state: string;
  /** The key of the conversation: that of its first words. */
  private key: string | undefined;
  /** Answers by all that was said up to them. */
  private known = new Map<string, string>();
  private hasNew = false;
  /** What was given up, of use if a question is decided after it. */
  private readonly doubtful: [string, string][] = [];
  /** Said, answered from memory, and not yet sent to a real prover. */
  private unreported: string[] = [];
  private real: ProverSession | undefined;

  constructor(
    private readonly prover: Prover,
    private readonly answers: Answers,
    version: string,
    private readonly signal: AbortSignal | undefined,
  ) {
    this.state = hashText(prover.identity, version);
  }

  async evaluate(commands: string): Promise<string> {
    this.state = hashText(this.state, commands);
    if (this.key === undefined) {
      this.key = hashText('answers', this.state);
      this.known = read(await this.answers.get(this.key));
    }
    const remembered = this.known.get(this.state);
    if (remembered !== undefined) {
      this.unreported.push(commands);
      return remembered;
    }
    this.real ??= await this.prover.open(this.signal);
    for (const earlier of this.unreported.splice(0)) await this.real.evaluate(earlier);
    const answer = await this.real.evaluate(commands);
    this.keep(answer);
    return answer;
  }

  private keep(answer: string): void {
    if (isGivenUp(answer)) this.doubtful.push([this.state, answer]);
    if (!isFinal(answer) || this.known.size >= MOST_ANSWERS) return;
    if (isDecided(answer)) for (const [state, earlier] of this.doubtful.splice(0)) this.known.set(state, earlier);
    this.known.set(this.state, answer);
    this.hasNew = true;
  }

  close(): void {
    this.real?.close();
    if (this.hasNew && this.key !== undefined && this.known.size < MOST_ANSWERS) this.answers.set(this.key, [...this.known]);
  }
}

/** What is not of the form that it should be is as if it were not there. */
function read(stored: unknown): Map<string, string> {
  const isPair = (one: unknown): one is readonly [string, string] =>
    Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' && typeof one[1] === 'string';
  return new Map(Array.isArray(stored) ? stored.filter(isPair) : []);
}
