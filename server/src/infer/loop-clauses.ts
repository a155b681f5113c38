/**
 * Loop invariants that a sample suggests: what a flag of the method, while it is set, says of fields (`go ==> isReady`). Whoever has looked
 * at a field in a loop knows after the loop what it has seen only if the loop says so.
 * Neighbours: `annotate.ts` has Check 1 decide; `views.ts` names the fields.
 */
import type { Procedure, Program, Stmt } from '../plato/ir';
import { visitStmt } from '../plato/statements';
import type { Annotation } from './annotate';
import type { RawSystem } from './assemble';
import { isConstant } from './linear';
import type { Sample } from './sample';
import { isLive } from './unfold';
import type { ClassView } from './views';

const MOST = 40;

type Loop = Stmt & { readonly kind: 'loop' };

/** A flag of an activation, and what the fields are meanwhile. */
interface Moment {
  readonly flag: number;
  readonly values: ReadonlyMap<string, number>;
}

export function proposeLoopClauses(
  program: Program,
  path: string,
  raw: RawSystem,
  views: readonly ClassView[],
  sample: Sample,
): readonly Annotation[] {
  const found: Annotation[] = [];
  for (const procedure of program.procedures) {
    const loops = procedure.isTrusted || procedure.span.file !== path ? [] : loopsIn(procedure);
    if (loops.length === 0) continue;
    for (const { name, type } of procedure.locals) {
      // (Names with a mark are the translation's own.)
      if (type.kind !== 'bool' || !/^[\p{L}_][\p{L}\p{N}_]*(#\d+)?$/u.test(name)) continue;
      const moments = momentsOf(procedure, name, raw, sample);
      const facts = factsOf(procedure, views, moments);
      for (const fact of facts)
        for (const { span } of loops) found.push({ text: `loop_invariant ${fact(name.replace(/#.*$/, ''))}`, span });
    }
  }
  return found.slice(0, MOST);
}

function loopsIn({ body }: Procedure): readonly Loop[] {
  const found: Loop[] = [];
  if (body !== undefined)
    visitStmt(body, (stmt) => {
      if (stmt.kind === 'loop') found.push(stmt);
    });
  return found;
}

/** Wherever a thread is in the method, and still needs the flag. */
function momentsOf(procedure: Procedure, name: string, raw: RawSystem, { states }: Sample): readonly Moment[] {
  return states.flatMap(({ places, values }) =>
    raw.threads.flatMap((thread, index): readonly Moment[] => {
      const place = places[index]! - (thread.startedBy === undefined ? 0 : 1);
      return (thread.raw.places[place]?.frames ?? []).flatMap((frame): readonly Moment[] => {
        if (frame.code.procedure.id !== procedure.id || !isLive(frame, name)) return [];
        const value = frame.locals.get(name);
        if (!value) return [];
        const flag = isConstant(value) ? value.constant : values.get(raw.localNames.get(value.terms[0]![0]) ?? '');
        return flag === undefined ? [] : [{ flag, values }];
      });
    }),
  );
}

/** What holds of one field whenever the flag has one of its values, and not always. */
function factsOf(procedure: Procedure, views: readonly ClassView[], moments: readonly Moment[]): readonly ((flag: string) => string)[] {
  return [1, 0].flatMap((flag) => {
    const where = moments.filter((one) => one.flag === flag);
    if (where.length === 0 || where.length === moments.length) return [];
    return views.flatMap((view) =>
      view.terms.flatMap((term, at) => {
        const name = view.objects.length === 1 ? view.objects[0]![at]! : undefined;
        if (typeof name !== 'string' || !(term.field.isStatic || (view.className === procedure.owner && !procedure.isStatic))) return [];
        const value = (one: Moment): number => one.values.get(name) ?? 0;
        const first = value(where[0]!);
        if (!where.every((one) => value(one) === first) || moments.every((one) => value(one) === first)) return [];
        const text =
          term.field.isStatic && term.field.owner !== procedure.owner && !procedure.owner.startsWith(`${term.field.owner}.`)
            ? `${term.field.owner}.${term.text}`
            : term.text;
        const said =
          term.sort === 'bool'
            ? `${first === 1 ? '' : '!'}${text}`
            : term.sort === 'ref'
              ? first === 0
                ? `${text} == null`
                : undefined
              : `${text} == ${first}`;
        return said === undefined ? [] : [(local: string): string => `${flag === 1 ? '' : '!'}${local} ==> ${said}`];
      }),
    );
  });
}
