/**
 * Static initializers that throw, in all their kinds: methods that they call, constructors of enum constants, fields of interfaces and
 * records, nested classes, superclasses, calls of the library, null and bounds; and the ways in which a class is used first, or not used at
 * all. What is counted before and after the use tells whether the use came back.
 * Neighbours: `../theme.ts` says what a theme is; `initializer-threads.ts` is about those that start threads.
 */
import type { Random } from '../../random';
import type { ValueMethod, ValueProgram, ValueTheme } from '../theme';

interface Kind {
  readonly text: string;
  /** Statements that use the class, and such as Java does not initialize it for. */
  readonly uses: readonly string[];
}

/** What fails: an expression that gives an int or throws. */
const FAILING = [
  'fail()',
  'Integer.parseInt("x")',
  'new int[zero() - 1].length',
  'none().length()',
  '1 / zero()',
  'checked(zero() - 1)',
  '((String) any()).length()',
  'new int[zero()][0].length',
] as const;
const COMING_BACK = ['zero()', 'Integer.parseInt("7")', 'new int[zero() + 2].length', 'checked(1)'] as const;

function kind(random: Random, name: string, value: string): Kind {
  const body = `static int value = ${value}; static void use() { } static class In { static int x = 1; }`;
  const uses = [`${name}.use();`, `${name}.value = 2;`, `${name}.value++;`, `int x = ${name}.value;`, `new ${name}();`];
  const idle = [
    `${name}[] none = new ${name}[1];`,
    `Class<?> type = ${name}.class;`,
    `int x = ${name}.In.x;`,
    `Runnable later = ${name}::use;`,
    `Object o = null; boolean b = o instanceof ${name};`,
  ];
  switch (random.below(7)) {
    case 0:
      return { text: `class ${name} { ${body} }`, uses: [...uses, ...idle] };
    case 1:
      return {
        text: `class ${name}Above { ${body} }\nclass ${name} extends ${name}Above { static void own() { } }`,
        uses: [
          `${name}.own();`,
          `new ${name}();`,
          `${name}.value++;`,
          `Runnable use = ${name}::own; use.run();`,
          `Object o = new ${name}() { };`,
        ],
      };
    case 2:
      return {
        text: `enum ${name} { A(zero0()), B(${value.includes('zero()') ? '-1' : '2'}); final int n; ${name}(int n) { if (n < 0) throw new IllegalArgumentException(); this.n = n; } static int zero0() { return 0; } static void use() { } }`,
        uses: [`${name}.use();`, `${name} a = ${name}.A;`, `int n = ${name}.A.n;`, `Class<?> type = ${name}.class;`],
      };
    case 3:
      return {
        text: `interface ${name}Above { int VALUE = ${value}; ${random.chance(50) ? 'default void nothing() { }' : ''} }\nclass ${name} implements ${name}Above { static void use() { } }`,
        uses: [`int x = ${name}Above.VALUE;`, `int x = ${name}.VALUE;`, `new ${name}();`, `${name}.use();`],
      };
    case 4:
      return {
        text: `record ${name}(int a) { static int value = ${value}; static void use() { } }`,
        uses: [`${name}.use();`, `new ${name}(1);`, `int a = new ${name}(2).a();`, `Class<?> type = ${name}.class;`],
      };
    case 5:
      return {
        text: `class ${name} { static class In { ${body.replace('static class In { static int x = 1; }', '')} } static void use() { } static int next = ${random.chance(50) ? 'In.value' : '3'}; }`,
        uses: [`${name}.use();`, `${name}.In.use();`, `int x = ${name}.In.value;`, `new ${name}.In();`, `${name}.next = 1;`],
      };
    default:
      return {
        text: `class ${name} { static int value; static { if (zero() == 0) value = ${value}; } static void use() { } }`,
        uses: uses,
      };
  }
}

function method(random: Random, name: string, kinds: readonly Kind[]): ValueMethod & { readonly text: string } {
  const use = random.pick(random.pick(kinds).uses);
  const again = random.chance(30) ? use : random.pick(random.pick(kinds).uses);
  const counted = (inside: string): string => `yes++; { ${inside} } total++;`;
  const caught = random.pick(['Throwable', 'Error', 'ExceptionInInitializerError', 'RuntimeException', 'LinkageError']);
  const body = random.pick([
    `try { ${counted(use)} } catch (Throwable e) { }`,
    `try { try { ${counted(use)} } catch (${caught} e) { total += 10; } } catch (Throwable e) { total += 100; }`,
    `try { try { ${counted(use)} } finally { total += 10; } } catch (Throwable e) { yes += 100; }`,
    `try { ${use} } catch (Throwable e) { } try { ${counted(again)} } catch (Throwable e) { }`,
    `try { try { ${use} } catch (ExceptionInInitializerError e) { yes++; ${again} total++; } } catch (NoClassDefFoundError e) { yes += 100; } catch (Throwable e) { }`,
    `try { ${counted(`${use} { ${again} }`)} } catch (Throwable e) { } yes += 10; try { { ${use} } total += 10; } catch (Throwable e) { }`,
  ]);
  return { name, type: 'int', text: `  static int ${name}() { int yes = 0; int total = 0; ${body} return yes - total; }` };
}

export const INITIALIZERS: ValueTheme = {
  name: 'initializers',
  make(random: Random): ValueProgram {
    const kinds = ['A', 'B'].map((name) => kind(random, name, qualified(random.pick(random.chance(75) ? FAILING : COMING_BACK))));
    const methods = Array.from({ length: 6 }, (_, index) => method(random, `m${index}`, kinds));
    const helpers =
      'static int zero() { return 0; } static int fail() { if (zero() == 0) throw new IllegalStateException("x"); return 1; } static int checked(int n) { if (n < 0) throw new IllegalArgumentException(); return n; } static String none() { return zero() == 0 ? null : ""; } static Object any() { return zero() == 0 ? new Object() : ""; }';
    return {
      text: `class Initializers {\n  ${helpers}\n${methods.map((one) => one.text).join('\n')}\n}\n${kinds.map((one) => qualified(one.text)).join('\n')}\n`,
      className: 'Initializers',
      methods: methods.map(({ name, type }) => ({ name, type })),
    };
  },
};

function qualified(text: string): string {
  return text.replace(/(?<![.\w])(zero|fail|checked|none|any)\(/g, 'Initializers.$1(');
}
