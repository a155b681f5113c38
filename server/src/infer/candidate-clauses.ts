/**
 * Clauses of a class that the proof suggests: what it says of global variables wherever any thread stands (invariants), and relations between a variable's old and new value that
 * every step has which the proof admits (environment assumptions).
 * Neighbours: `annotate.ts` has them decided by Check 1.
 */
import type { FieldDecl } from '../plato/ir';
import type { Annotation } from './annotate';
import type { RawSystem } from './assemble';
import { Differences } from './differences';
import { keyOfAtom, plus, substituteAtom, variable, type Atom, type Cube, type Linear } from './linear';
import { primed, type System, type Transition } from './system';
import type { Proof } from './proof';
import { candidates } from './houdini';

/** The fields that global variables stand for, as a clause of their class would name them; only one object of the class may be about. */
function fieldsOf(raw: RawSystem, system: System): ReadonlyMap<string, FieldDecl> {
  const byField = new Map<FieldDecl, string[]>();
  raw.names.forEach((name, key) => {
    const { field } = raw.heap.cellOf(key);
    if (!field || field.isGhost || raw.heap.model.isLibrary.has(field.owner)) return;
    byField.set(field, [...byField.get(field) ?? [], name]);
  });
  const known = new Set(system.globals.map(({ name }) => name));
  return new Map([...byField].flatMap(([field, names]) => (names.length === 1 && known.has(names[0]!) ? [[names[0]!, field] as const] : [])));
}

/** Placed before the first field that they speak of, all of one class. */
function annotation(keyword: string, text: string, fields: readonly FieldDecl[]): readonly Annotation[] {
  const [first] = fields;
  if (!first || fields.some((one) => one.owner !== first.owner)) return [];
  return [{ text: `${keyword} ${text}`, span: [...fields].sort((a, b) => a.span.start - b.span.start)[0]!.span }];
}

export function invariantClauses(raw: RawSystem, system: System, proof: Proof): readonly Annotation[] {
  const fields = fieldsOf(raw, system);
  const sorts = new Map(system.globals.map(({ name, sort }) => [name, sort]));
  const all = [system.initial, ...proof.reached.flatMap((places) => places.flat())];
  const found = usable(system, fields).filter((atom) => all.every((cube) => follows(cube, atom)));
  return weakest(found).flatMap((atom) => annotation('global_invariant', wordsIn(atom, fields, sorts), fieldsIn(atom, fields)));
}

/** `\old(x) <= x`, `x <= \old(x)`, and `\old(x) == c ==> x == c`. */
export function environmentClauses(raw: RawSystem, system: System, proof: Proof): readonly Annotation[] {
  const fields = fieldsOf(raw, system);
  const steps = system.threads.flatMap((thread, index) => thread.transitions.flatMap((transition) => proof.reached[index]![transition.from]!.map((cube) => ({ transition, before: [...cube, ...transition.guard] }))));
  const result: Annotation[] = [];
  for (const [name, field] of fields) {
    const { sort } = system.globals.find((one) => one.name === name)!;
    if (!steps.some(({ transition }) => transition.updates.has(name))) continue;
    const respects = (before: Cube, after: Atom): boolean => steps.every(({ transition, before: known }) => !transition.updates.has(name) || follows([...known, ...before], behindStep(after, transition)));
    const relation = (sign: 1 | -1): Atom => ({ linear: plus(plus({ constant: 0, terms: [] }, variable(name), sign), variable(primed(name)), -sign), op: '<=' });
    if (sort === 'int' && respects([], relation(1))) result.push(...annotation('env_assumption', `\\old(${field.name}) <= ${field.name}`, [field]));
    if (sort === 'int' && respects([], relation(-1))) result.push(...annotation('env_assumption', `${field.name} <= \\old(${field.name})`, [field]));
    for (const atom of candidates(system)) {
      if (atom.op !== '=' || atom.linear.terms.length !== 1 || atom.linear.terms[0]![0] !== name || sort === 'ref') continue;
      const next: Atom = { ...atom, linear: { ...atom.linear, terms: atom.linear.terms.map(([one, coefficient]) => [primed(one), coefficient] as const) } };
      if (!respects([atom], next)) continue;
      const value = -atom.linear.constant / atom.linear.terms[0]![1];
      const [old, now] = sort === 'bool' ? [`${value === 1 ? '' : '!'}\\old(${field.name})`, `${value === 1 ? '' : '!'}${field.name}`] : [`\\old(${field.name}) == ${value}`, `${field.name} == ${value}`];
      result.push(...annotation('env_assumption', `${old} ==> ${now}`, [field]));
    }
  }
  return result;
}

function behindStep(atom: Atom, transition: Transition): Atom {
  return substituteAtom(atom, (name): Linear | undefined => (name.endsWith("'") ? transition.updates.get(name.slice(0, -1)) ?? variable(name.slice(0, -1)) : undefined));
}

function follows(cube: Cube, atom: Atom): boolean {
  return Differences.of(cube.filter(({ linear }) => linear.terms.length <= 2))?.follows(atom) === true;
}

function usable(system: System, fields: ReadonlyMap<string, FieldDecl>): readonly Atom[] {
  return candidates(system).filter(({ linear }) => linear.terms.every(([name]) => fields.has(name)));
}

/** Of atoms that say the same and more, the strongest are enough. */
function weakest(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.filter((one, index) => !atoms.some((other, at) => other !== one && follows([other], one) && (at < index || !follows([one], other) || keyOfAtom(one) > keyOfAtom(other))));
}

function fieldsIn({ linear }: Atom, fields: ReadonlyMap<string, FieldDecl>): readonly FieldDecl[] {
  return linear.terms.map(([name]) => fields.get(name)!);
}

function wordsIn({ linear, op }: Atom, fields: ReadonlyMap<string, FieldDecl>, sorts: ReadonlyMap<string, string>): string {
  const [only, ...others] = linear.terms;
  if (only && others.length === 0 && sorts.get(only[0]) === 'bool') return `${-linear.constant / only[1] === 0 ? '!' : ''}${fields.get(only[0])!.name}`;
  const side = (sign: 1 | -1): string => {
    const parts = linear.terms.flatMap(([name, coefficient]) => (coefficient * sign > 0 ? [Math.abs(coefficient) === 1 ? fields.get(name)!.name : `${Math.abs(coefficient)} * ${fields.get(name)!.name}`] : []));
    if (linear.constant * sign > 0) parts.push(String(linear.constant * sign));
    return parts.length === 0 ? '0' : parts.join(' + ');
  };
  return `${side(1)} ${op === '=' ? '==' : '<='} ${side(-1)}`;
}
