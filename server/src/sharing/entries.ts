/**
 * What is known when a private method begins: the locks that are held at every call of it, and whether all of them are made while its
 * object is being made. The same is known of a function that runs where it is given to somebody, and the locks of a method that is only
 * called under them (`helpers.ts`). Other methods may be called by anybody, so nothing is known there but what their `@GuardedBy` says.
 * Neighbours: `accesses.ts` finds the calls, `at-once.ts` such functions; `uses.ts` adds this to the accesses.
 */
import { isNamed } from '../analyses/annotations';
import type { ClassSymbol, MethodSymbol } from '../resolve/symbols';
import type { BodyFacts, CallSite, FunctionSite, Held } from './accesses';
import { isSameLock } from './held';
import { fieldOf, stepsFrom, thisOf, type Place } from './places';

export interface Entry {
  readonly held: readonly Held[];
  /** The class of the object that is being made meanwhile, of which it is a part. */
  readonly making: ClassSymbol | undefined;
}

const NOTHING: Entry = { held: [], making: undefined };

/**
 * The greatest solution: a method that only it itself calls is never called. `familyOf`: the methods that a call of a helper may run, and
 * the helper among them.
 */
export function entriesOf(
  bodies: readonly BodyFacts[],
  isHelper: (method: MethodSymbol) => boolean,
  familyOf: (method: MethodSymbol) => readonly MethodSymbol[],
): (method: MethodSymbol | undefined) => Entry {
  const sites = new Map<MethodSymbol, { readonly from: BodyFacts; readonly at: (outer: Entry) => Entry }[]>();
  const add = (method: MethodSymbol, from: BodyFacts, at: (outer: Entry) => Entry): void =>
    void sites.set(method, [...(sites.get(method) ?? []), { from, at }]);
  const helpers = new Set(bodies.flatMap(({ method }) => (method !== undefined && isHelper(method) ? familyOf(method) : [])));
  const runBy = (method: MethodSymbol): readonly MethodSymbol[] => (helpers.has(method) ? familyOf(method) : [method]);
  for (const from of bodies) {
    for (const site of from.calls) {
      if (site.method.implicit === 'lambda') continue;
      for (const method of runBy(site.method)) add(method, from, (outer) => atSite({ ...site, method }, from, outer));
    }
    for (const site of from.functions) add(site.method, from, (outer) => atFunction(site, from, outer));
  }
  const open = bodies.flatMap(({ method }) =>
    method !== undefined &&
    (method.isPrivate || method.implicit === 'lambda' || isHelper(method)) &&
    !method.isConstructor &&
    sites.has(method)
      ? [method]
      : [],
  );
  const known = new Map<MethodSymbol, Entry | undefined>(open.map((one) => [one, undefined]));
  const of = (method: MethodSymbol | undefined): Entry | undefined =>
    method !== undefined && known.has(method) ? known.get(method) : method === undefined ? NOTHING : stated(method);
  for (let changed = true; changed; ) {
    changed = false;
    for (const method of open) {
      let entry: Entry | undefined;
      for (const { from, at } of sites.get(method)!) {
        const outer = of(from.method);
        if (outer !== undefined) entry = both(entry, at(outer));
      }
      // Others may call it when the object has been made.
      if (entry !== undefined && isHelper(method)) entry = { ...entry, making: undefined };
      if (entry === undefined || isSame(entry, known.get(method))) continue;
      known.set(method, entry);
      changed = true;
    }
  }
  return (method) => of(method) ?? NOTHING;
}

/** `@GuardedBy` on a method: whoever calls it holds the lock. */
function stated(method: MethodSymbol): Entry {
  const names = method.annotations.filter(isNamed('GuardedBy')).flatMap((one) => one.values ?? []);
  const held = names.flatMap((name): Held[] => {
    const place = namedPlace(name.trim(), method.owner);
    return place === undefined ? [] : [{ place, mode: 'whole', section: 0 }];
  });
  return held.length === 0 ? NOTHING : { held, making: undefined };
}

function namedPlace(name: string, owner: ClassSymbol): Place | undefined {
  if (name === 'this') return thisOf(owner.name);
  const field = owner.fields.find((one) => one.name === name.replace(/^this\./, ''));
  return field === undefined || field.isStatic ? undefined : fieldOf(thisOf(owner.name), field);
}

function atSite({ method, receiver, held }: CallSite, from: BodyFacts, outer: Entry): Entry {
  const all = [...held, ...outer.held].flatMap((one): Held[] => {
    const place = seenFrom(one.place, receiver, method.owner);
    return place === undefined ? [] : [{ ...one, place, section: 0 }];
  });
  const making = madeIn(from, outer);
  return { held: eachOnce(all), making: making !== undefined && receiver?.key === thisOf(making.name).key ? method.owner : undefined };
}

/** Names of the body around mean the same in the function. */
function atFunction({ held }: FunctionSite, from: BodyFacts, outer: Entry): Entry {
  return { held: eachOnce([...held, ...outer.held].map((one) => ({ ...one, section: 0 }))), making: madeIn(from, outer) };
}

function madeIn(from: BodyFacts, outer: Entry): ClassSymbol | undefined {
  return from.method?.isConstructor === true ? from.owner : outer.making;
}

/** A recursion that takes its lock again would have more of them with every round. */
function eachOnce(all: readonly Held[]): readonly Held[] {
  return all.filter((one, index) => all.findIndex((other) => isSameLock(one, other)) === index);
}

/** What a place of the caller is in the called method. */
function seenFrom(place: Place, receiver: Place | undefined, owner: ClassSymbol): Place | undefined {
  if (place.root.kind === 'class' || place.root.kind === 'static') return place;
  return receiver && stepsFrom(receiver, place)?.reduce(fieldOf, thisOf(owner.name));
}

function both(left: Entry | undefined, right: Entry): Entry {
  if (left === undefined) return right;
  return {
    held: left.held.filter((one) => right.held.some((other) => isSameLock(one, other))),
    making: left.making === right.making ? left.making : undefined,
  };
}

function isSame(left: Entry, right: Entry | undefined): boolean {
  return right !== undefined && left.making === right.making && left.held.length === right.held.length;
}
