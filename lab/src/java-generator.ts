/**
 * Small annotated Java programs from a seed: classes about fields and locks, and classes about an idiom, most of them with a fault or two.
 * Why whole programs with faults instead of free text: a verifier goes wrong at the edge between right and nearly right.
 * Neighbours: the parts are in `java/`; `differential.ts` asks checker and oracle about what comes out.
 */
import { planMethods } from './java/methods';
import { withFault } from './java/near-miss';
import { planClass } from './java/plan';
import { THEMES } from './java/themes';
import type { JavaProgram } from './java/tree';
import { Random } from './random';

/** The same seed, the same program. `theme`: programs of this theme only. */
export function generateJava(seed: number, theme?: string): JavaProgram {
  const random = new Random(seed, theme === undefined ? 'java' : `java ${theme}`);
  const asked = THEMES.find((one) => one.name === theme);
  let program = asked
    ? asked.make(random)
    : random.chance(50)
      ? planned(random)
      : random.weighted(THEMES.map((one) => [one.weight, one] as const)).make(random);
  const faults = random.weighted([
    [40, 0],
    [44, 1],
    [16, 2],
  ]);
  for (let done = 0; done < faults; done++) program = withFault(random, program);
  // The models of the library are in a package of that name.
  return program.packageName === undefined && random.chance(8) ? { ...program, packageName: 'calvin' } : program;
}

function planned(random: Random): JavaProgram {
  const plan = planClass(random);
  return {
    imports: plan.imports,
    classes: [{ head: 'class #A', fields: plan.fields, clauses: plan.clauses, methods: planMethods(random, plan) }],
  };
}
