/**
 * Words of related specification languages (ESC/Java, Calvin's first tool, the Java Modeling Language) that ours does not have, each with
 * what to write instead; and those that say nothing here, since specifications see private fields anyway.
 * Neighbours: `spec-failure.ts` answers with the first; `parse-spec.ts` passes over the second.
 */

/** By the word that stands there; each is a whole sentence. */
const WRITTEN_OTHERWISE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    invariant:
      'What holds in every store is a `global_invariant p` (before a loop: `loop_invariant p`); what holds only while nobody holds the monitor is `global_invariant holder == null ==> p`.',
    constraint: 'What every step of another thread keeps is an `env_assumption p`, in which `\\old(x)` is the value before the step.',
    oti: 'What every step of another thread keeps is an `env_assumption p`, in which `\\old(x)` is the value before the step.',
    monitored:
      'A field that only the holder of the monitor uses is `guarded_by this.holder == tid` (a static one: `guarded_by C.class.holder == tid`).',
    monitored_by:
      'A field that is protected by a lock is `guarded_by lock.holder == tid`; by two, of which a reader needs one: `writable_if a.holder == tid && b.holder == tid readable_if a.holder == tid || b.holder == tid`.',
    readable_only_if: 'A thread reads only if `e` is written `readable_if e`.',
    writable_deferred: 'Write `unwritable_by_env_if e`, and what must hold as `e`.',
    also_requires: 'What an overriding method requires is inherited; there is no `also_requires`.',
    also_ensures: 'Write `ensures p`; what the overridden method ensures holds as well.',
    also_exsures: 'Write `exsures (T e) p`; what the overridden method ensures holds as well.',
    assignable: 'What a method may change is `modifies x, o.f, a[i]`.',
    signals: 'What holds when an exception leaves is `exsures (T e) p`.',
    pure: 'A method that changes nothing has `modifies \\nothing`.',
    nullable: 'Without a clause everything may be null; what never is, is `non_null`.',
    uninitialized:
      'What a field holds before it is set is not hidden; write a `requires` or a `global_invariant` that says when it is set.',
    defined_if: 'What a variable holds is never hidden; `readable_if e` before a field says when it may be read.',
    instance: 'Clauses about `this` are about every object of the class; leave `instance` out.',
    loop_predicate: 'The prover finds simple predicates itself; others are written `loop_invariant p`.',
    '\\elemtype': 'The type of the elements of an array is part of its own: `\\typeof(a) == \\type(T[])`.',
    '\\lockset': 'That this thread holds a lock is written `lock.holder == tid`.',
    '\\nonnullelements': 'Write `a != null && (\\forall int i; 0 <= i && i < a.length; a[i] != null)`.',
    '\\nothing': '`\\nothing` stands alone in a `modifies` clause.',
    '\\everything': 'A method without `modifies` may change everything; leave the clause out.',
    '\\not_modified': 'Write `x == \\old(x)`.',
  }),
);

/** What to write instead of a word; undefined where it is not a word of those languages. */
export function writtenOtherwise(word: string): string | undefined {
  return WRITTEN_OTHERWISE.get(word);
}

/** A word of those languages that begins a clause of a class. */
export function isOfClassElsewhere(word: string): boolean {
  return word === 'invariant' || word === 'constraint' || word === 'oti';
}

/** A modifier of those languages that states nothing here. */
export function statesNothing(word: string): boolean {
  return word === 'spec_public' || word === 'spec_protected';
}
