/**
 * What can be said of a script before any of it is run: methods, labels, classes and variables that there are not, at whatever step.
 *
 * Only what no step can mend is said: methods, labels and classes are those of the Java file; a variable counts as known if any method, any
 * class or any tactic before has one of its name. Whether it means something at its place is found out when the tactic is run.
 * Neighbours: `tactics.ts` finds the same, and more, when it applies a tactic; `open-proof.ts` shows it while the user types.
 */
import { lastPart } from '../base/dotted-name';
import type { ProofContext } from './context';
import { classNamed } from './formula';
import { Refused, type NamedPlace } from './refused';
import type { Formula, Name, Script, Selector } from './script';
import { childrenOf, partsOf } from './tactic-parts';
import { labelsOf, methodNamed, type JavaLabel } from './targets';

/** The first of each step, in order. `beginning` is the program before all steps. */
export function complaintsAbout(script: Script, beginning: ProofContext, labels: readonly JavaLabel[]): readonly NamedPlace[] {
  const known = knownNames(beginning);
  return script.steps.flatMap((step) => {
    const { methods, selectors, variables, formulas, owner, made } = partsOf(step.tactic);
    const targets = selectors.flatMap(withRegions);
    const found = [
      ...methods.map((one) => () => void methodNamed(beginning, one)),
      ...targets.map((one) => () => selected(one, beginning, labels, known)),
      ...(owner === undefined ? [] : [() => void classNamed(beginning.program, owner, step.span)]),
      ...variables.map((one) => () => variable(one, known)),
      ...formulas.map((one) => () => formula(one, known, [])),
    ].flatMap(complaint);
    for (const one of made) known.add(lastPart(one.name));
    return found.slice(0, 1);
  });
}

function complaint(look: () => void): readonly NamedPlace[] {
  try {
    look();
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const [place] = error.places;
    return place ? [{ message: error.message, span: place.span }] : [];
  }
}

function withRegions(selector: Selector): readonly Selector[] {
  return selector.within ? [selector, ...withRegions(selector.within)] : [selector];
}

/** Names that the lowering makes have signs that Java's names have not; those are not looked for here. */
const OF_JAVA = /^[A-Za-z_]\w*$/;

function knownNames({ program, procs }: ProofContext): Set<string> {
  return new Set([
    ...program.fields.map((one) => one.name),
    ...program.classes.flatMap((one) => [one.name, one.display, lastPart(one.name)]),
    ...procs.flatMap((one) => one.variables.map((variable) => variable.name.replace(/#\d+$/, ''))),
    'holder',
    'length',
    'class',
  ]);
}

function mustBeKnown(name: string, { span }: Pick<Name, 'span'>, known: ReadonlySet<string>): void {
  if (!OF_JAVA.test(name) || known.has(name)) return;
  throw new Refused(`nothing is called \`${name}\` here`, 'failed', [{ message: 'here', span }]);
}

function variable(name: Name, known: ReadonlySet<string>): void {
  mustBeKnown(lastPart(name.name), name, known);
}

function selected(selector: Selector, beginning: ProofContext, labels: readonly JavaLabel[], known: ReadonlySet<string>): void {
  const { method, deed, about, label, span } = selector;
  const proc = methodNamed(beginning, { name: method, span });
  if (label !== undefined && !labelsOf(labels, proc).some((one) => one.name === label))
    throw new Refused(`\`${label}\` is no label in \`${proc.name}\`, and nothing that a statement does`, 'failed', [
      { message: 'here', span },
    ]);
  if ((deed === 'read' || deed === 'write') && about !== undefined) variable({ name: about, span }, known);
}

function formula(part: Formula, known: ReadonlySet<string>, bound: readonly string[]): void {
  if (part.kind === 'name' && !bound.includes(part.name)) mustBeKnown(part.name, part, known);
  if (part.kind === 'member') mustBeKnown(part.name, part, known);
  const inside = part.kind === 'quantifier' ? [...bound, part.name] : bound;
  // A class may be written with its package.
  if (part.kind !== 'member' || part.name !== 'class') for (const one of childrenOf(part)) formula(one, known, inside);
}
