/**
 * What a body touches, as regions: each store at the families of objects at which it is used. A local may denote what is ever assigned to
 * it, whichever way the body goes: objects that the body makes, what a field holds, or anything of its type.
 * Neighbours: `regions.ts`; `slice.ts` takes the body under check as its beginning, and of calls by specification what they may write.
 */
import { exhausted } from '../../base/exhausted';
import { ALL_EFFECTS, type Effects } from '../../effects/effects';
import { ELEMENT_STORES, elementStore, footprintOf, storeOf } from '../../plato/footprint';
import { callsOf, operationsOf, visitSteps } from '../../plato/statements';
import type { Call, FrameItem, Location, Operation, Procedure, Program, Stmt } from '../../plato/ir';
import { HOLDER_FIELD, OBJECT_CLASS } from '../../plato/ir';
import { arraysRead } from '../../effects/library-arrays';
import { frameStores } from '../../effects/frame-stores';
import { elementType } from '../../plato/type-of';
import type { Region } from './clause-regions';
import type { Families, Family, LocalFamilies } from './regions';

/** Where a value of a local comes from. */
type Source =
  | { readonly kind: 'copy'; readonly of: string }
  | { readonly kind: 'made'; readonly className: string }
  | { readonly kind: 'families'; readonly families: readonly Family[] }
  | { readonly kind: 'given' | 'any' };

/** What the locals of a body may denote. `isUnderCheck`: what it makes is distinguished from what others have made. */
export function localFamilies(families: Families, body: Stmt, isUnderCheck: boolean): LocalFamilies {
  const flow = new Flow(families, isUnderCheck);
  flow.read(body);
  const memo = new Map<string, readonly Family[]>();
  return (name, declared) => {
    const key = `${declared} ${name}`;
    const found = memo.get(key) ?? flow.of(name, declared);
    memo.set(key, found);
    return found;
  };
}

class Flow {
  private readonly sources = new Map<string, Source[]>();
  private readonly types = new Map<string, string>();

  constructor(
    private readonly families: Families,
    private readonly isUnderCheck: boolean,
  ) {}

  of(name: string, declared: string): readonly Family[] {
    const found = new Set<Family>();
    const seen = new Set<string>();
    const visit = (local: string, type: string): void => {
      if (seen.has(local)) return;
      seen.add(local);
      const sources = this.sources.get(local);
      for (const source of sources ?? [{ kind: 'given' as const }]) {
        switch (source.kind) {
          case 'copy':
            visit(source.of, this.types.get(source.of) ?? type);
            break;
          case 'made':
            found.add(this.isUnderCheck ? this.families.ofMade(source.className) : this.families.ofClass(source.className));
            break;
          case 'families':
            for (const one of source.families) found.add(one);
            break;
          case 'given':
            found.add(this.families.ofGiven(type));
            break;
          case 'any':
            found.add(this.families.ofClass(type));
            break;
          default:
            exhausted(source);
        }
      }
    };
    visit(name, declared);
    return [...new Set([...found].map((one) => this.families.within(one, declared)))];
  }

  read(body: Stmt): void {
    visitSteps(
      body,
      (op) => this.operation(op),
      (call) => {
        if (call.result !== undefined) this.note(call.result, { kind: 'given' });
        if (call.thrown !== undefined) this.note(call.thrown.variable, { kind: 'given' });
      },
    );
  }

  private operation(op: Operation): void {
    if (op.allocates) this.note(op.allocates.target, { kind: 'made', className: op.allocates.className });
    for (const location of op.havocs) if (location.kind === 'local') this.note(location.name, { kind: 'any' });
    for (const { target, value } of op.assigns) {
      if (target.kind !== 'local' || target.type.kind !== 'ref') continue;
      this.types.set(target.name, target.type.className);
      if (value.kind === 'var') {
        if (value.type.kind === 'ref') this.types.set(value.name, value.type.className);
        this.note(target.name, { kind: 'copy', of: value.name });
      } else this.note(target.name, { kind: 'families', families: this.families.of(value) });
    }
  }

  private note(name: string, source: Source): void {
    const known = this.sources.get(name);
    if (known) known.push(source);
    else this.sources.set(name, [source]);
  }
}

/** The regions of a location, where it is one of the store. */
export function regionsOfLocation(families: Families, location: Location, locals?: LocalFamilies): readonly Region[] {
  const store = storeOf(location);
  if (store === undefined) return [];
  const object = location.kind === 'field' ? location.object : location.kind === 'elem' ? location.array : undefined;
  if (!object || !families.isShared(store)) return [{ store, family: undefined }];
  return families.of(object, locals).map((family) => ({ store, family }));
}

/** A store at all its objects. */
export function wholeStore(families: Families, store: string): Region {
  return { store, family: families.isShared(store) ? families.ofClass(OBJECT_CLASS) : undefined };
}

/** What an operation reads and writes. */
export function regionsOfOperation(families: Families, op: Operation, locals: LocalFamilies): readonly Region[] {
  const { reads, writes, elsewhere } = footprintOf(op);
  return [
    ...[...reads, ...writes].flatMap((location) => regionsOfLocation(families, location, locals)),
    ...elsewhere.map((store) => wholeStore(families, store)),
  ];
}

/**
 * The elements of the arrays that a method of the library is given: it may read them all, and who protects them is owed that at the call.
 */
export function regionsOfArraysRead(families: Families, callee: Procedure, call: Call, locals: LocalFamilies): readonly Region[] {
  return arraysRead(callee, call).flatMap(({ argument, className }) => {
    const element = elementType(className);
    const stores = element ? [elementStore(element)] : [...ELEMENT_STORES];
    return stores.flatMap((store) => families.of(argument, locals).map((family) => ({ store, family })));
  });
}

/** What the items of a frame name; undefined: everything. */
export function regionsOfFrame(families: Families, program: Program, frame: readonly FrameItem[]): readonly Region[] | undefined {
  const found: Region[] = [];
  for (const item of frame) {
    if (item.kind === 'location') found.push(...regionsOfLocation(families, item.location));
    else {
      const stores = frameStores(program, [item]);
      if (!stores) return undefined;
      const base =
        item.kind === 'allElements'
          ? item.array
          : item.kind === 'allFields'
            ? item.object
            : item.kind === 'entry' && item.map.kind === 'field'
              ? item.map.object
              : undefined;
      for (const store of stores) {
        if (base && families.isShared(store)) found.push(...families.of(base).map((family) => ({ store, family })));
        else found.push(wholeStore(families, store));
      }
    }
  }
  return found;
}

/**
 * Where calls by specification write what their effects name: a store of the effects, at the families of objects at which the callee, or
 * what it calls, names it; at all objects where a callee has no body that could be looked at. Made once per program.
 */
export class CalledRegions {
  private readonly own = new Map<string, readonly Region[] | undefined>();
  private readonly found = new Map<string, readonly Region[]>();

  constructor(
    private readonly families: Families,
    private readonly program: Program,
    private readonly table: ReadonlyMap<string, Procedure>,
    private readonly effects: ReadonlyMap<string, Effects>,
  ) {}

  /** Whatever code without source may write matters only where something else speaks of it. */
  of(call: Call): readonly Region[] {
    if (call.targets.some((target) => this.table.get(target.procedure)?.isOpaque === true)) return [];
    return call.targets.flatMap((target) => this.ofTarget(target.procedure));
  }

  private ofTarget(id: string): readonly Region[] {
    const known = this.found.get(id);
    if (known) return known;
    const { stores } = this.effects.get(id) ?? ALL_EFFECTS;
    const reached = this.reachedBy(id);
    const made = [...stores].flatMap((store): readonly Region[] => {
      if (!this.families.isShared(store)) return [{ store, family: undefined }];
      return reached ? (reached.get(store) ?? [wholeStore(this.families, store)]) : [wholeStore(this.families, store)];
    });
    this.found.set(id, made);
    return made;
  }

  /** All that a procedure and what it calls name, by store; undefined: anything. */
  private reachedBy(id: string): ReadonlyMap<string, readonly Region[]> | undefined {
    const found = new Map<string, Region[]>();
    const seen = new Set([id]);
    for (const pending = [id]; pending.length > 0; ) {
      const procedure = this.table.get(pending.pop()!);
      const own = procedure && this.ownOf(procedure);
      if (!own) return undefined;
      for (const region of own) {
        const list = found.get(region.store) ?? [];
        if (!list.some((one) => one.family === region.family)) list.push(region);
        found.set(region.store, list);
      }
      for (const next of calledBy(procedure)) {
        if (seen.has(next)) continue;
        seen.add(next);
        pending.push(next);
      }
    }
    return found;
  }

  private ownOf(procedure: Procedure): readonly Region[] | undefined {
    if (this.own.has(procedure.id)) return this.own.get(procedure.id);
    const made = this.read(procedure);
    this.own.set(procedure.id, made);
    return made;
  }

  private read(procedure: Procedure): readonly Region[] | undefined {
    const frames = [
      ...(procedure.modifies ? [procedure.modifies] : []),
      ...[...(procedure.performs?.actions ?? []), ...(procedure.actions ?? [])].map((action) => action.frame),
    ];
    const named = frames.map((frame) => regionsOfFrame(this.families, this.program, frame));
    if (named.some((one) => one === undefined)) return undefined;
    const said = named.flatMap((one) => one!);
    if (procedure.body !== undefined && procedure.unsupported.length === 0 && !procedure.hasSyntaxErrors) {
      return [...said, ...regionsWritten(this.families, procedure.body)];
    }
    if (!procedure.isAbstract) return undefined;
    // Which monitors it takes and gives back is not known.
    return procedure.isTrusted ? said : [...said, wholeStore(this.families, HOLDER_FIELD)];
  }
}

/** What the operations of a body write themselves. */
function regionsWritten(families: Families, body: Stmt): readonly Region[] {
  const locals = localFamilies(families, body, false);
  return operationsOf(body).flatMap((op) =>
    [...op.assigns.map(({ target }) => target), ...op.havocs].flatMap((location) => regionsOfLocation(families, location, locals)),
  );
}

function calledBy({ body }: Procedure): readonly string[] {
  return body === undefined
    ? []
    : callsOf(body)
        .filter((one) => one.mode === 'call')
        .flatMap((one) => one.targets.map((target) => target.procedure));
}
