/** In which order guesses are asked about (Houdini), with a prover that knows the answers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { symbol } from '../../src/sequential/logic/terms';
import { believedCandidates } from '../../src/solver/pruning';
import type { ProverSession } from '../../src/solver/prover';
import type { CandidateGoal, Condition } from '../../src/vc/condition';
import type { SmtCondition } from '../../src/vc/smt';

const NAMES = ['g1', 'g2', 'g3', 'g4'] as const;

/** `g2` holds only where `g1` does, which never does. More than `most` guesses together are too hard. */
function prover(most: number, questions: string[][]): ProverSession {
  let failing: string | undefined;
  return {
    close: () => undefined,
    evaluate: (commands) => {
      if (commands.includes('(get-info')) return Promise.resolve('(:reason-unknown "too hard")');
      if (commands.startsWith('(get-value'))
        return Promise.resolve(
          `(${[...commands.matchAll(/(fails|atom)\.(g\d)/g)].map(([name, , candidate]) => `(${name} ${candidate === failing})`).join(' ')})`,
        );
      if (!commands.includes('(check-sat)')) return Promise.resolve('');
      const open = [...commands.matchAll(/atom\.(g\d)/g)].map((match) => match[1]!);
      const isOff = (name: string): boolean => commands.includes(`(assert (not |${name}|))`);
      questions.push(open);
      if (open.length > most) return Promise.resolve('unknown');
      failing = open.find((name) => name === 'g1' || (name === 'g2' && isOff('g1')));
      return Promise.resolve(failing === undefined ? 'unsat' : 'sat');
    },
  };
}

async function asked(most: number): Promise<{ readonly believed: readonly string[]; readonly questions: readonly string[] }> {
  const candidates = NAMES.map(
    (name): CandidateGoal => ({
      steers: false,
      isQuestion: false,
      switch: symbol(name, 'Bool'),
      atom: symbol(`atom.${name}`, 'Bool'),
      node: { atom: undefined, parents: [], marks: [] },
      fails: symbol(`fails.${name}`, 'Bool'),
    }),
  );
  const condition: Condition = {
    name: 'guesses',
    constraints: [],
    facts: [],
    goals: [],
    candidates,
    guessed: 0,
    hopeless: new Set(),
    reaches: [],
  };
  const smt: SmtCondition = {
    text: '',
    parts: ['', ''],
    hasQuantifiers: false,
    print: (term) => (term.kind === 'symbol' ? term.name : ''),
    part: () => assert.fail('it is short'),
  };
  const questions: string[][] = [];
  const believed = await believedCandidates(prover(most, questions), condition, smt);
  return { believed: [...(believed ?? [])], questions: questions.map((one) => one.join(' ')) };
}

test('a guess that leans on one that fails is turned off too', async () => {
  assert.deepEqual(await asked(4), { believed: ['g3', 'g4'], questions: ['g1 g2 g3 g4', 'g2 g3 g4', 'g3 g4'] });
});

test('a half is settled before its guesses are asked about together with others again, which was too hard', async () => {
  assert.deepEqual(await asked(2), { believed: ['g3', 'g4'], questions: ['g1 g2 g3 g4', 'g1 g2', 'g2', 'g3 g4'] });
});
