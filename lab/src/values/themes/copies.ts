/**
 * Copies that Java makes of objects of which something is stated: by the library's `clone`, by a class's own, and through streams. No
 * constructor runs for them, no lock is taken, and identities are not kept. The invariant is in a file with clauses, the copying in one
 * without; a promise is kept where it held of the copy.
 * Neighbours: `../theme.ts` (what a promise is); `made-by-java.ts` has what serialization runs and leaves out.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

/** What is stated of the class, its field, what sets it, and what checks it. */
const STATED: readonly { readonly field: string; readonly invariant: string; readonly set: string; readonly holds: string }[] = [
  {
    field: 'private volatile Held self;',
    invariant: 'self == null || self == this',
    set: 'self = this;',
    holds: 'Held s = self; boolean is = s == null || s == this;',
  },
  {
    field: 'private volatile String mode;',
    invariant: 'mode == null || mode == "on"',
    set: 'mode = "on";',
    holds: 'String s = mode; boolean is = s == null || s == "on";',
  },
  {
    field: 'private volatile Object key;\n  static final Object KEY = new Key();',
    invariant: 'key == null || key == KEY',
    set: 'key = KEY;',
    holds: 'Object s = key; boolean is = s == null || s == KEY;',
  },
  { field: 'private volatile int n;', invariant: 'n == 0 || n == 3', set: 'n = 3;', holds: 'int s = n; boolean is = s == 0 || s == 3;' },
];

const STREAMS =
  'java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream(); new java.io.ObjectOutputStream(bytes).writeObject(o); return new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(bytes.toByteArray())).readObject();';

/** How it is copied, and what the class is below for that. */
const COPIED: readonly (readonly [string, string])[] = [
  ['return o.clone();', 'extends java.util.ArrayList<String>'],
  ['return o.clone();', 'extends java.util.HashMap<String, String>'],
  ['java.util.ArrayList<?> l = o; return l.clone();', 'extends java.util.ArrayList<String>'],
  ['return o.clone();', 'extends java.util.Date'],
  [STREAMS, 'implements java.io.Serializable'],
  [STREAMS, 'extends java.util.ArrayList<String>'],
  ['return o;', 'implements java.io.Serializable'],
];

export const COPIES: ValueTheme = {
  name: 'copies',
  make(random: Random): ValueProgram {
    const { field, invariant, set, holds } = random.pick(STATED);
    const [copy, heading] = random.pick(COPIED);
    const held = `public class Held ${heading} {
  ${field}
  /*@ global_invariant ${invariant} */
  static class Key implements java.io.Serializable { }
  void set() { ${set} }
  void check() { ${holds} assert is; }
  boolean holds() { ${holds} return is; }
}
`;
    const text = `class Copies {
  static Object copy(Held o) throws Exception { ${copy} }
  static void go(Held o) throws Exception { Object c = copy(o); if (c instanceof Held h) { h.check(); } }
  static boolean kept() throws Exception { Held o = new Held(); o.set(); Object c = copy(o); return !(c instanceof Held h) || h.holds(); }
}
`;
    return {
      text,
      className: 'Copies',
      methods: [{ name: 'kept', type: 'boolean', isPromise: true, about: 'copies of what is stated' }],
      others: [{ className: 'Held', text: held }],
    };
  },
};
