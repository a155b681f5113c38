/**
 * What is known of static initializers where their classes are used. One that is checked by itself is taken to throw only what it throws
 * explicitly: its check shows the rest, and who relies on that says so. Of one that nobody checks, or in which failures are taken not to
 * happen, everything counts that its check would have to show. Whose body is not there may do anything.
 * Neighbours: `throws.ts` asks; `steps/first-use.ts` says where classes are used.
 */
import type { Failing, Procedure } from '../../plato/ir';
import { Publications, type Workspace } from '../../effects/publications';
import { someStmt } from '../../plato/statements';
import type { Shown } from './shown-checks';

export class Initializers {
  /** The ids of those that nobody checks and that may throw where Java looks for mistakes itself: null, an index out of bounds, a cast. */
  readonly unchecked: readonly string[];
  private readonly table: ReadonlyMap<string, Procedure>;
  private readonly classNames: ReadonlyMap<string, string>;
  private readonly asked = new Set<string>();
  private readonly shown = new Map<string, boolean>();
  private readonly publications: Publications;

  constructor(workspace: Workspace, shownOf: (procedure: Procedure) => Shown) {
    this.table = new Map(workspace.procedures.map((one) => [one.id, one]));
    this.classNames = new Map(workspace.classes.map((one) => [one.name, one.display]));
    this.publications = new Publications(workspace);
    for (const one of workspace.procedures) if (one.kind === 'staticInitializer' && this.asks(one, new Set())) this.asked.add(one.id);
    this.unchecked = [...this.asked].filter((id) => shownOf(this.table.get(id)!) !== 'all');
  }

  /** Whether there is an initializer of which nothing is known: its class is not translated. */
  isUnknown({ initializer }: Failing): boolean {
    return !this.table.has(initializer);
  }

  /** Whether something must be shown of it before it is known to throw nothing. */
  isAsked(id: string): boolean {
    return this.asked.has(id);
  }

  /** The name of its class, as messages say it. */
  nameOf(id: string): string {
    return this.classNames.get(this.table.get(id)?.owner ?? '') ?? id;
  }

  /** Whether others may have got hold of something before it throws. */
  shows(id: string): boolean {
    let known = this.shown.get(id);
    if (known === undefined) {
      const found = this.table.get(id);
      this.shown.set(id, (known = found === undefined || this.publications.ofInitializer(found)));
    }
    return known;
  }

  /**
   * Whether a body, or what it calls, has something to prove. What a called method with a specification does is shown where that is
   * checked.
   */
  private asks(procedure: Procedure, seen: Set<string>): boolean {
    if (seen.has(procedure.id)) return false;
    seen.add(procedure.id);
    const { body } = procedure;
    if (body === undefined || procedure.unsupported.length > 0) return true;
    const called = (id: string): boolean => {
      const callee = this.table.get(id);
      return callee === undefined || callee.requires.length > 0 || (!callee.isAbstract && this.asks(callee, seen));
    };
    return someStmt(
      body,
      (one) =>
        (one.kind === 'op' && one.op.asserts.length > 0) || (one.kind === 'call' && one.targets.some((target) => called(target.procedure))),
    );
  }
}
