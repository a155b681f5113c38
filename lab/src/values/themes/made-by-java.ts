/**
 * Objects that no `new` of the program makes: proxies of its interfaces, and what is read from a stream, with transient fields, methods
 * that only serialization calls, and superclasses whose constructors run.
 * Neighbours: `../build.ts`; the checker refuses the calls (`analyses/made-by-java.ts`).
 */
import type { Random } from '../../random';
import { methodText, programOf, times, type MethodText } from '../build';
import type { ValueProgram, ValueTheme } from '../theme';

const COPY =
  'static Object copy(Object one) { try { java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream(); new java.io.ObjectOutputStream(bytes).writeObject(one); return new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(bytes.toByteArray())).readObject(); } catch (Exception e) { throw new IllegalStateException(e); } }';

function serialized(random: Random): ValueProgram {
  const initial = 1 + random.below(5);
  const modifiers = random.pick(['private transient final', 'private transient final', 'private transient', 'transient final']);
  const hook = random.pick([
    '',
    'private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException { in.defaultReadObject(); seen += 10; }',
    'private Object readResolve() { seen += 20; return this; }',
    'private Object writeReplace() { seen += 30; return this; }',
    'private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException { out.defaultWriteObject(); seen += 40; }',
  ]);
  const above = random.chance(40)
    ? 'static class Above { int up; Above() { up = 6; seen++; } }'
    : 'static class Above implements java.io.Serializable { int up = 6; }';
  const stored = `static class Stored extends Above implements java.io.Serializable { int plain = ${initial}; ${modifiers} Object lock = new Object(); ${modifiers.includes('private') ? 'transient' : modifiers} int number; Stored() { number = ${initial}; } ${hook} }`;
  const looks = [
    ['boolean', 's.lock != null'],
    ['boolean', 's.lock != null && seen >= 0'],
    ['boolean', 'one.lock != s.lock || s.lock != null'],
    ['boolean', 's.number != 0'],
    ['int', 's.plain'],
    ['int', 's.up'],
    ['int', 'seen'],
    ['int', 's.number + seen'],
  ] as const;
  const method = (index: number): MethodText => {
    const [type, look] = random.pick(looks);
    return methodText(`m${index}`, type, [
      'Stored one = new Stored();',
      ...random.pick([['one.plain = 9; one.up = 8;'], []]),
      // No check of Java's own that could fail.
      'Object other = copy(one);',
      `if (!(other instanceof Stored s)) { return ${type === 'int' ? '99' : 'false'}; }`,
      `return ${look};`,
    ]);
  };
  return programOf('Serialized', ['static int seen;', above, stored, COPY], times(3, method));
}

function proxied(random: Random): ValueProgram {
  const given = random.below(20);
  const made = random.pick([
    `(Ask) java.lang.reflect.Proxy.newProxyInstance(Ask.class.getClassLoader(), new Class<?>[] { Ask.class }, (proxy, method, args) -> ${given})`,
    `java.lang.invoke.MethodHandleProxies.asInterfaceInstance(Ask.class, java.lang.invoke.MethodHandles.constant(int.class, ${given}))`,
  ]);
  const method = (index: number): MethodText =>
    methodText(`m${index}`, 'int', [
      `Ask one = ${random.pick(['made()', 'made()', 'new Known()'])};`,
      `int n = ${random.below(5)};`,
      'if (one == null) { return 0; }',
      'return one.f() + n;',
    ]);
  return programOf(
    'Proxied',
    [
      'public interface Ask { int f(); }',
      'static class Known implements Ask { public int f() { return 50; } }',
      `static Ask made() { return ${made}; }`,
    ],
    times(3, method),
  );
}

export const MADE_BY_JAVA: ValueTheme = {
  name: 'made-by-java',
  make(random: Random): ValueProgram {
    return random.chance(70) ? serialized(random) : proxied(random);
  },
};
