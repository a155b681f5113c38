/**
 * Facts about all objects, instantiated at the object terms that the condition mentions (howto: "instantiate, do not quantify").
 * Assuming fewer instances than the fact has is sound; that is why rounds and numbers may be bounded.
 *
 * Also here: what is true of types, lengths and literals at the terms where it can matter.
 * Neighbours: `passify.ts` gives the condition, `smt.ts` prints the result.
 */
import { HOLDER_FIELD } from '../plato/ir';
import { OTHER, TID } from '../sequential/context';
import type { Hierarchy } from '../sequential/hierarchy';
import { NULL, and, apply, equal, implies, not, number, substitute, walk, type Term } from '../sequential/logic';
import type { Condition, GuardedFact } from './condition';
import { keyOf } from './key';

/** How many instances a condition may have; beyond it further ones are left out. */
const MAX_INSTANCES = 60_000;

/** All constraints of the condition, facts instantiated. */
export function instantiate(condition: Condition, hierarchy: Hierarchy): readonly Term[] {
  const constraints: Term[] = [...condition.constraints];
  const terms = new Map<string, Term>();
  for (const constraint of constraints) collect(constraint, terms);
  let count = 0;
  const done = new Set<string>();
  const round = (facts: readonly GuardedFact[], candidates: readonly (readonly [string, Term])[]): Term[] => {
    const made: Term[] = [];
    facts.forEach(({ guard, fact }, index) => {
      for (const [key, term] of candidates) {
        if (count >= MAX_INSTANCES) return;
        if (fact.sparesThreads && isThreadConstant(term)) continue;
        if (!mayBe(term, fact.className, hierarchy) || done.has(`${index} ${key}`)) continue;
        done.add(`${index} ${key}`);
        const body = substitute(fact.body, new Map([[fact.variable.name, term]]));
        count++;
        made.push(guard ? implies(guard, body) : body);
      }
    });
    return made;
  };
  const first = round(condition.facts, [...terms]);
  constraints.push(...first);
  const later = new Map<string, Term>();
  for (const constraint of first) collect(constraint, later);
  const fresh = [...later].filter(([key]) => !terms.has(key));
  const second = round(condition.facts, fresh);
  constraints.push(...second);
  for (const [key, term] of later) terms.set(key, term);
  constraints.push(...theory(constraints, hierarchy));
  return constraints;
}

/** Ground references and, inside them, everything else that is one. A defined constant stands for its definition. */
function collect(constraint: Term, terms: Map<string, Term>): void {
  const definition = constraint.kind === 'apply' && constraint.op === '=' && constraint.args[0]!.kind === 'symbol' ? constraint.args[1] : undefined;
  walk(constraint, (term, bound) => {
    if (term === definition || term.kind === 'number' || term.kind === 'quantifier' || term.sort !== 'Ref') return;
    if (term.kind === 'apply' && (term.op === 'null' || term.op === 'ite' || term.op.startsWith('skolem:'))) return;
    if (term.kind === 'apply' && term.op === 'select' && isHolderStore(term.args[0]!)) return;
    if (bound.size > 0 && mentionsBound(term, bound)) return;
    if (term.kind === 'symbol' && term.name === 'object') return;
    terms.set(keyOf(term), term);
  });
}

/** Who holds a monitor is compared, never dereferenced. */
function isHolderStore(map: Term): boolean {
  return map.kind === 'symbol' && map.name.startsWith(HOLDER_FIELD);
}

function isThreadConstant(term: Term): boolean {
  return (term.kind === 'apply' && term.op === 'main') || (term.kind === 'symbol' && (term.name === TID.name || term.name === OTHER.name));
}

function mentionsBound(term: Term, bound: ReadonlySet<string>): boolean {
  let found = false;
  walk(term, (part) => {
    if (part.kind === 'symbol' && bound.has(part.name)) found = true;
  });
  return found;
}

/** Whether an object of the fact's class may be the value of the term. `elements elem:KIND` asks for arrays of that kind. */
function mayBe(term: Term, className: string, hierarchy: Hierarchy): boolean {
  const known = term.kind === 'symbol' || term.kind === 'apply' ? term.className ?? 'java.lang.Object' : 'java.lang.Object';
  if (className.startsWith('elements ')) {
    const kind = className.slice('elements elem:'.length);
    if (!known.endsWith('[]')) return !hierarchy.declaration(known) || known === 'java.lang.Object';
    const element = known.slice(0, -2);
    const elementKind = element === 'boolean' ? 'bool' : element === 'float' || element === 'double' ? 'float'
      : ['int', 'long', 'short', 'byte', 'char'].includes(element) ? 'int' : 'ref';
    return elementKind === kind;
  }
  return hierarchy.mayShare(known, className);
}

/** Ground facts about types, lengths and literals. */
function theory(constraints: readonly Term[], hierarchy: Hierarchy): readonly Term[] {
  const classes = new Set<string>();
  const exact = new Set<string>();
  const typed = new Map<string, Term>();
  const lengths = new Map<string, Term>();
  const literals = new Map<string, Term>();
  for (const constraint of constraints) {
    walk(constraint, (term, bound) => {
      if (term.kind !== 'apply') return;
      const ground = bound.size === 0 || !mentionsBound(term, bound);
      if (term.op.startsWith('isa:')) classes.add(term.op.slice(4));
      if (term.op.startsWith('type:')) exact.add(term.op.slice(5));
      if (term.op.startsWith('literal:')) literals.set(term.op, term);
      if (!ground) return;
      if (term.op.startsWith('isa:') || term.op === 'dynamicType') typed.set(keyOf(term.args[0]!), term.args[0]!);
      if (term.op === 'length') lengths.set(keyOf(term), term);
    });
  }
  const facts: Term[] = [];
  for (const term of lengths.values()) facts.push(apply('>=', [term, number(0)], 'Bool'));
  facts.push(...literalFacts([...literals.values()], typed, classes));
  const isa = (term: Term, name: string): Term => apply(`isa:${name}`, [term], 'Bool');
  const names = [...classes];
  for (const name of names) facts.push(not(isa(NULL, name)));
  for (const term of typed.values()) {
    if (term.kind === 'apply' && term.op === 'null') continue;
    names.forEach((name, index) => {
      for (const base of names) if (base !== name && hierarchy.isSubtype(name, base)) facts.push(implies(isa(term, name), isa(term, base)));
      for (const other of names.slice(index + 1)) if (!hierarchy.mayShare(name, other)) facts.push(not(and(isa(term, name), isa(term, other))));
    });
    for (const name of exact) {
      const is = equal(apply('dynamicType', [term], 'Type'), apply(`type:${name}`, [], 'Type'));
      for (const base of names) {
        const instance = isa(term, base);
        if (hierarchy.isSubtype(name, base)) facts.push(implies(and(is, not(equal(term, NULL))), instance));
        else facts.push(implies(is, not(instance)));
      }
    }
  }
  const types = [...exact].map((name) => apply(`type:${name}`, [], 'Type'));
  if (types.length > 1) facts.push(apply('distinct', types, 'Bool'));
  return facts;
}

/** String and class literals are objects, each its own. */
function literalFacts(literals: readonly Term[], typed: Map<string, Term>, classes: Set<string>): readonly Term[] {
  const facts: Term[] = [];
  for (const literal of literals) {
    const className = literal.kind === 'apply' ? literal.className : undefined;
    facts.push(not(equal(literal, NULL)));
    typed.set(keyOf(literal), literal);
    if (className && classes.has(className)) facts.push(apply(`isa:${className}`, [literal], 'Bool'));
  }
  if (literals.length > 1) facts.push(apply('distinct', literals, 'Bool'));
  return facts;
}
