/**
 * While the constants of an enum are being made there are none of its values: javac sets the array that `values` copies, and in which
 * `valueOf` looks, after the last constant, so that both throw before. So does a `switch` over the enum, for good: javac numbers the
 * constants for all switches of an outermost class at once, in a class of its own whose initializer calls the `values` of all enums that
 * are switched over there. What may come to one of these in the constructors, the arguments and the bodies of the constants is not checked.
 * Soundness: docs/soundness/java.md#enums-that-are-being-made.
 * Neighbours: `resolve/enum-methods.ts` makes the bodies of `values` and `valueOf`, `bodies/switches.ts` those of switches, both as they
 * are afterwards; `facts/enum-switches.ts` finds the switches; `steps/first-use.ts` says where initializers run, `effects/user-code.ts`
 * what the library runs.
 */
import { UserCode, type LibraryFacts } from '../../effects/user-code';
import { footprintOf, storeOf } from '../../plato/footprint';
import type { Call, Operation, Procedure, Program, Unsupported } from '../../plato/ir';
import { visitSteps } from '../../plato/statements';
import { subtyping, supersOf } from '../../plato/supers';
import type { Resolved } from '../../resolve/resolve';
import type { ClassSymbol } from '../../resolve/symbols';
import { enumSwitchesOf, type EnumSwitches } from '../facts/enum-switches';
import { initializerId } from '../facts/initialized-classes';

/** What runs, in order. */
interface Steps {
  readonly operations: readonly Operation[];
  readonly calls: readonly Call[];
}

/** The procedures; those that may use an enum while it is being made say so. `isCalledBack`: whether code without source may call it. */
export function withEnumsBeingMade(
  program: Program,
  resolved: Resolved,
  facts: LibraryFacts,
  isCalledBack: (id: string) => boolean,
): readonly Procedure[] {
  const enums = resolved.table.classes.filter((one) => one.kind === 'enum' && !one.isLibrary);
  if (enums.length === 0) return program.procedures;
  const making = new Making(program, resolved, facts, isCalledBack);
  const reasons = new Map<string, Unsupported[]>();
  for (const one of enums) for (const [id, found] of making.usesOf(one)) reasons.set(id, [...(reasons.get(id) ?? []), ...found]);
  if (reasons.size === 0) return program.procedures;
  return program.procedures.map((one) => {
    const found = reasons.get(one.id);
    return found === undefined ? one : { ...one, unsupported: [...one.unsupported, ...found], mayThrow: true };
  });
}

class Making {
  private readonly table: ReadonlyMap<string, Procedure>;
  private readonly classes: ReadonlyMap<string, Program['classes'][number]>;
  private readonly isSubtype: (sub: string, base: string) => boolean;
  private readonly staticOwner: ReadonlyMap<string, string>;
  private readonly userCode: UserCode;
  private readonly switches: ReadonlyMap<string, EnumSwitches>;
  private readonly steps = new Map<string, Steps>();

  constructor(
    private readonly program: Program,
    resolved: Resolved,
    facts: LibraryFacts,
    private readonly isCalledBack: (id: string) => boolean,
  ) {
    this.table = new Map(program.procedures.map((one) => [one.id, one]));
    this.classes = new Map(program.classes.map((one) => [one.name, one]));
    this.isSubtype = subtyping(program.classes);
    this.staticOwner = new Map(program.fields.filter((one) => one.isStatic).map((one) => [one.id, one.owner]));
    this.userCode = new UserCode(program, facts);
    this.switches = enumSwitchesOf(resolved).byProcedure;
  }

  /** By procedure: where it may use the enum too early. */
  usesOf(symbol: ClassSymbol): ReadonlyMap<string, readonly Unsupported[]> {
    const found = new Map<string, Unsupported[]>();
    const add = (id: string, one: Unsupported): void => void found.set(id, [...(found.get(id) ?? []), one]);
    const made = this.table.get(initializerId(symbol));
    if (made === undefined) return found;
    const own = new Set(symbol.methods.filter(({ implicit }) => implicit === 'enumMethod').map(({ id }) => id));
    const failing = new Set<EnumSwitches>();
    const early = `may run while the constants of \`${symbol.display}\` are still being made`;
    for (const [id, { calls }] of this.runsWhile(symbol, made)) {
      for (const call of calls) {
        const callee = call.targets.find(({ procedure }) => own.has(procedure))?.procedure;
        if (callee === undefined) continue;
        const name = this.table.get(callee)!.display;
        add(id, { reason: `\`${name}\`, which ${early}, where it throws a NullPointerException; ${WAY_OUT}`, span: call.span });
      }
      const near = this.switches.get(id);
      if (near?.enums.has(symbol) === true) failing.add(near);
    }
    // The class with the numbers is then lost for whoever switches there, whenever that is.
    for (const { at } of failing)
      for (const [id, all] of at)
        for (const { subject } of all)
          add(id, {
            reason: `a \`switch\` over an enum in a class in which one ${early}, where Java cannot number them; ${WAY_OUT}`,
            span: subject.span,
          });
    return found;
  }

  /** All that may run from the beginning of the enum's initializer until its last constant has been made. */
  private runsWhile(symbol: ClassSymbol, made: Procedure): ReadonlyMap<string, Steps> {
    const found = new Map<string, Steps>([[made.id, this.untilMade(symbol, made)]]);
    const objects = new Set<string>();
    let isForeign = false;
    let givesAway = false;
    const pending: string[] = [];
    const visit = ({ operations, calls }: Steps): void => {
      for (const op of operations) {
        pending.push(...(op.initializes ?? []));
        if (op.allocates !== undefined) objects.add(op.allocates.className);
        isForeign ||= this.readsForeign(op, symbol.name);
      }
      for (const call of calls) {
        // A thread that is started waits where it uses the enum (JLS 12.4.2); but whoever waits for a task may run it.
        for (const { procedure } of call.targets) {
          pending.push(procedure);
          givesAway ||= this.table.get(procedure)?.isOpaque === true;
        }
        pending.push(...this.userCode.of(call).procedures.map(({ procedure }) => procedure.id));
      }
    };
    for (const above of supersOf(this.classes, symbol.name)) pending.push(initializerId({ name: above }));
    visit(found.get(made.id)!);
    for (let size = -1; size < found.size; ) {
      size = found.size;
      for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
        if (found.has(id)) continue;
        const steps = this.stepsOf(id);
        found.set(id, steps);
        visit(steps);
      }
      if (givesAway) pending.push(...this.calledBack(isForeign ? undefined : objects));
    }
    return found;
  }

  /** What code without source may call of objects of these classes; undefined: of any. */
  private calledBack(objects: ReadonlySet<string> | undefined): readonly string[] {
    return this.program.procedures
      .filter(({ id, owner }) => this.isCalledBack(id) && (objects === undefined || [...objects].some((one) => this.isSubtype(one, owner))))
      .map(({ id }) => id);
  }

  /** Whether it may get hold of an object that was made before, by the static field of another class. */
  private readsForeign(op: Operation, own: string): boolean {
    return footprintOf(op).reads.some((location) => {
      const owner = location.kind === 'static' ? this.staticOwner.get(storeOf(location)!) : undefined;
      return owner !== undefined && owner !== own && this.classes.get(owner)?.isLibrary !== true;
    });
  }

  private stepsOf(id: string): Steps {
    const known = this.steps.get(id);
    if (known !== undefined) return known;
    const made = allSteps(this.table.get(id));
    this.steps.set(id, made);
    return made;
  }

  /** The constants come first, and in order. Where one is not translated it is not known where they end. */
  private untilMade(symbol: ClassSymbol, made: Procedure): Steps {
    const last = symbol.fields.filter((one) => one.enumConstant !== undefined).at(-1);
    if (last === undefined) return { operations: [], calls: [] };
    const operations: Operation[] = [];
    const calls: Call[] = [];
    let isOver = false;
    if (made.body)
      visitSteps(
        made.body,
        (op) => {
          if (!isOver) operations.push(op);
          isOver ||= op.role === 'write' && op.assigns.some(({ target }) => target.kind === 'static' && target.field === last.id);
        },
        (call) => {
          if (!isOver) calls.push(call);
        },
      );
    return { operations, calls };
  }
}

const WAY_OUT = 'keep it out of what the constructors of the enum run, or do it in a static initializer after the constants';

function allSteps(procedure: Procedure | undefined): Steps {
  const operations: Operation[] = [];
  const calls: Call[] = [];
  if (procedure?.body)
    visitSteps(
      procedure.body,
      (op) => void operations.push(op),
      (call) => void calls.push(call),
    );
  return { operations, calls };
}
