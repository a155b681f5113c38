/**
 * The intermediate forms as text: `--dump plato|sequential|smt`. What is printed is what is checked.
 * Neighbours: `method.ts` makes the forms; cli prints them.
 */
import { printProgram, printProcedure } from '../plato/print';
import { printSequential } from '../sequential/logic/print';
import { conjunctsOf } from '../sequential/environment/environment';
import { byDiscipline, claimsOf } from '../sequential/environment/stability';
import { OPTIONS, QUANTIFIER_OPTIONS } from '../solver/asking';
import { passify } from '../vc/passify';
import { smtOf } from '../vc/smt';
import type { Analysis } from './analysis';
import { prepare } from './conditions';
import { sharedOf } from './shared';

export type DumpForm = 'plato' | 'sequential' | 'smt';

/**
 * One form of the whole program (plato), or of every method that is checked. `method` selects those of that name (`Job.run` or `run`); the
 * result is empty if there is none. The environment relation is taken as written: dumping asks no prover.
 */
export function dump(analysis: Analysis, form: DumpForm, method: string | undefined): string {
  const selected = analysis.methods.filter(
    (one) =>
      method === undefined ||
      one.name === method ||
      one.name.replace(/\(.*$/, '') === method ||
      one.name.slice(one.name.indexOf('.') + 1).replace(/\(.*$/, '') === method,
  );
  if (form === 'plato' && method === undefined) return printProgram(analysis.program);
  const shared = sharedOf(analysis.program, undefined, analysis.unroll);
  const conjuncts = conjunctsOf(analysis.program);
  const environment = { conjuncts, grants: byDiscipline(claimsOf(analysis.program, conjuncts)), diagnostics: [] };
  const texts = selected.map((one): string => {
    const procedure = shared.table.get(one.id)!;
    if (form === 'plato') return printProcedure(procedure);
    const prepared = prepare(shared, environment, procedure);
    if (prepared.kind === 'verdict') return `${form === 'smt' ? ';' : '//'} ${one.name}: ${prepared.verdict}\n`;
    if (form === 'sequential') return prepared.programs.map(printSequential).join('\n');
    return prepared.programs
      .map((program) => {
        const condition = passify(program);
        const smt = smtOf(condition, shared.hierarchy);
        const goals = condition.goals.map((goal) => `|${goal.atom.name}|`);
        const question = goals.length === 0 ? '(assert false)' : `(assert (or ${goals.join(' ')} false))`;
        return `; ${program.name}: unsatisfiable if and only if every assertion holds\n(reset)\n${OPTIONS}${smt.hasQuantifiers ? QUANTIFIER_OPTIONS : ''}${smt.text}${question}\n(check-sat)\n`;
      })
      .join('\n');
  });
  return texts.join('\n');
}
