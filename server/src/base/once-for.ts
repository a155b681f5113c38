/**
 * Functions of an object that are computed once for it: what is made is kept as long as the object is, and by nobody else.
 * Why: programs, trees and tables do not change after they are made, and many ask the same of them.
 * Nothing is kept before it is complete, nor where making it throws: who comes back to the same object on the way makes it again. A
 * computation that may go in circles therefore keeps a table of its own, in which it says what holds of what is not complete.
 * Neighbours: `server/test/architecture.test.ts` lists the tables by object that are something else.
 */

export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const table = new WeakMap<Key, Value>();
  return (key) => {
    const found = table.get(key);
    if (found !== undefined || table.has(key)) return found as Value;
    const made = make(key);
    table.set(key, made);
    return made;
  };
}

/** With more that it takes to make it. That follows from the object: it is the same at each call, so only the first one's is looked at. */
export function onceForWith<Key extends object, Rest extends readonly unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const table = new WeakMap<Key, Value>();
  return (key, ...rest) => {
    const found = table.get(key);
    if (found !== undefined || table.has(key)) return found as Value;
    const made = make(key, ...rest);
    table.set(key, made);
    return made;
  };
}

/** For an object and a text, with more that follows from the two. */
export function onceForNamed<Key extends object, Rest extends readonly unknown[], Value>(
  make: (key: Key, name: string, ...rest: Rest) => Value,
): (key: Key, name: string, ...rest: Rest) => Value {
  const tableOf = onceFor((_: Key) => new Map<string, Value>());
  return (key, name, ...rest) => {
    const table = tableOf(key);
    const found = table.get(name);
    if (found !== undefined || table.has(name)) return found as Value;
    const made = make(key, name, ...rest);
    table.set(name, made);
    return made;
  };
}
