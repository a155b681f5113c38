/**
 * Values of a model in the user's words: numbers as they are, objects by role (`this`, a parameter, "this thread") or as `Job#2`.
 * Neighbours: `explain.ts`.
 */
import { lastPart } from '../base/dotted-name';
import { THREAD_CLASS } from '../plato/ir';
import { classOf, type Term } from '../sequential/logic/terms';
import { valueKey, type ModelValue } from '../solver/values';

export interface NamedTerm {
  readonly term: Term;
  readonly name: string;
  /** One of the constants for threads. */
  readonly isThread: boolean;
}

/** Names every object of one model; the same object gets the same name each time it is shown. */
export class ObjectNames {
  private readonly names = new Map<string, string>();
  private readonly threads = new Map<string, string>();
  private readonly counts = new Map<string, number>();

  constructor(named: readonly { readonly name: string; readonly value: ModelValue; readonly isThread: boolean }[]) {
    for (const { name, value, isThread } of named) {
      const names = isThread ? this.threads : this.names;
      if (!names.has(valueKey(value))) names.set(valueKey(value), name);
    }
  }

  show(value: ModelValue, term: Term): string {
    switch (value.kind) {
      case 'boolean':
        return String(value.value);
      case 'integer':
        return String(value.value);
      case 'real':
        return `${value.numerator}/${value.denominator}`;
      case 'constant':
      case 'element': {
        const key = valueKey(value);
        // A model may let an object that nobody looks at coincide with a thread; only where a thread is meant is it called one.
        const known = this.names.get(key) ?? (classOf(term) === THREAD_CLASS ? this.threads.get(key) : undefined);
        if (known !== undefined) return known;
        const name = simpleName(classOf(term) ?? 'object');
        const count = (this.counts.get(name) ?? 0) + 1;
        this.counts.set(name, count);
        this.names.set(key, `${name}#${count}`);
        return `${name}#${count}`;
      }
      case 'other':
        return '...';
    }
  }
}

/** `java.util.List` is `List` to the user. */
export function simpleName(className: string): string {
  return lastPart(className);
}
