/**
 * A prover that proves nothing and answers at once, by the text of the question: so a million edits go through every pass of the checker
 * but Z3, and two servers with the same texts get the same answers.
 * What it says is no verdict about anything; nobody outside of the fuzzers uses it.
 * Neighbours: `checker.ts` puts it behind the real passes.
 */
import { hashText } from '#server/base/hash';
import { ProverFailure, type Prover, type ProverSession } from '#server/solver/prover';

/** Of 16 questions: how many are answered `unsat`, and how many `sat` with values that are none; the rest is `unknown`. */
const UNSAT = 12;
const SAT = 1;

export function fakeProver(): Prover {
  return { identity: 'fuzz', open: () => Promise.resolve(new FakeSession(UNSAT, SAT)), dispose: () => Promise.resolve() };
}

/**
 * A prover that decides nothing: every method is unknown, and nothing is asked twice in another form. `asked` is called with every
 * question: there the checker waits, and others are served.
 */
export function undecidedProver(asked?: () => void): Prover {
  return { identity: 'fuzz', open: () => Promise.resolve(new FakeSession(0, 0, asked)), dispose: () => Promise.resolve() };
}

/** No prover at all: only the passes up to the analysis run, as where the installation is incomplete. */
export function missingProver(): Prover {
  return {
    identity: 'fuzz',
    open: () => Promise.reject(new ProverFailure('unavailable', 'there is none.')),
    dispose: () => Promise.resolve(),
  };
}

class FakeSession implements ProverSession {
  constructor(
    private readonly unsat: number,
    private readonly sat: number,
    private readonly asked?: () => void,
  ) {}

  evaluate(commands: string): Promise<string> {
    this.asked?.();
    const answers: string[] = [];
    for (const [command] of commands.matchAll(/\(check-sat\)|\(get-info :reason-unknown\)|\(get-value \(.*\)\)/g)) {
      // Numbers in names count objects of the program, and may differ where nothing else does.
      const die = Number.parseInt(hashText(commands.replace(/\d+/g, '')).slice(0, 2), 16) % 16;
      if (command === '(check-sat)') answers.push(die < this.unsat ? 'unsat' : die < this.unsat + this.sat ? 'sat' : 'unknown');
      else answers.push(command.startsWith('(get-info') ? '(:reason-unknown "as told")' : '((x 1)');
    }
    return Promise.resolve(answers.map((answer) => `${answer}\n`).join(''));
  }

  close(): void {
    // Nothing is held.
  }
}
