/**
 * The Java that the generator makes, as a tree of lines: coarse enough that faults are put in and programs made smaller without knowing
 * Java, fine enough that every statement, clause, field and method can go alone.
 * Why text in the leaves: what is taken away wrongly does not resolve, and a program with an error is no finding.
 * Neighbours: made by `../java-generator.ts`, changed by `near-miss.ts` and `shrink-java.ts`.
 */

/** A statement: a line, or blocks in a row (`if (c)` and `else`, `try` and `finally`), each a head with its statements. */
export type Node = { readonly line: string } | { readonly blocks: readonly Block[] };

export interface Block {
  /** `synchronized (this)`, `if (x > 0)`, `else`. */
  readonly head: string;
  readonly body: readonly Node[];
}

export interface JavaMethod {
  /** Each without the comment around it: `requires k > 0`. */
  readonly clauses: readonly string[];
  /** `synchronized int get()`; a `;` at its end where there is no body. */
  readonly head: string;
  readonly body: readonly Node[];
}

export interface JavaField {
  readonly clauses: readonly string[];
  /** `private int n`, or a ghost declaration beginning with `ghost`. */
  readonly text: string;
}

export interface JavaClass {
  /** `class #A extends Thread`; a class is named `#` and a letter everywhere, see `printJava`. */
  readonly head: string;
  /** Clauses of the class body. */
  readonly clauses: readonly string[];
  readonly fields: readonly JavaField[];
  readonly methods: readonly JavaMethod[];
}

export interface JavaProgram {
  /** Absent: the package without a name. */
  readonly packageName?: string;
  readonly imports: readonly string[];
  readonly classes: readonly JavaClass[];
  /**
   * Classes promise to be safe for threads: a run refutes that the program is verified in which two accesses race that are by methods of
   * `classes`, which are these and their clients, or writes by code outside of the program to fields `open`. Regular expressions for the
   * names of classes with their suffixes, and for those of fields.
   */
  readonly safe?: { readonly classes: string; readonly open: string };
}

/** The text; `suffix` is put after the name of every class, so that several programs can be checked as one workspace. */
export function printJava(program: JavaProgram, suffix = ''): string {
  const lines = [
    ...(program.packageName === undefined ? [] : [`package ${program.packageName};`]),
    ...program.imports.map((name) => `import ${name};`),
    ...program.classes.flatMap(classLines),
  ];
  return `${lines.join('\n')}\n`.replaceAll(/#([A-Z])/g, `$1${suffix}`);
}

function classLines({ head, clauses, fields, methods }: JavaClass): readonly string[] {
  return [
    `${head} {`,
    ...indented([...fields.flatMap(fieldLines), ...clauses.map((clause) => `//@ ${clause}`), ...methods.flatMap(methodLines)]),
    '}',
  ];
}

function fieldLines({ clauses, text }: JavaField): readonly string[] {
  if (text.startsWith('ghost ')) return [`//@ ghost ${[...clauses, text.slice('ghost '.length)].join(' ')};`];
  return [...clauses.map((clause) => (clause.startsWith('@') ? clause : `//@ ${clause}`)), `${text};`];
}

function methodLines({ clauses, head, body }: JavaMethod): readonly string[] {
  return [...clauses.map((clause) => `//@ ${clause}`), `${head} {`, ...indented(body.flatMap(nodeLines)), '}'];
}

function nodeLines(node: Node): readonly string[] {
  if ('line' in node) return [node.line];
  return node.blocks.flatMap((block) => [`${block.head} {`, ...indented(block.body.flatMap(nodeLines)), '}']);
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `    ${line}`);
}

export function line(text: string): Node {
  return { line: text };
}

export function block(head: string, body: readonly Node[], ...others: readonly Block[]): Node {
  return { blocks: [{ head, body }, ...others] };
}

/** All lists of nodes that one change can reach: every body with a way to put another one in its place. */
export function bodiesOf(body: readonly Node[], put: (body: readonly Node[]) => JavaProgram): readonly Place[] {
  const inner = body.flatMap((node, at) =>
    'line' in node
      ? []
      : node.blocks.flatMap((one, which) =>
          bodiesOf(one.body, (changed) => {
            const blocks = node.blocks.map((other, index) => (index === which ? { ...other, body: changed } : other));
            return put(replaced(body, at, [{ blocks }]));
          }),
        ),
  );
  return [{ body, put }, ...inner];
}

export interface Place {
  readonly body: readonly Node[];
  /** The program with this list in its place. */
  readonly put: (body: readonly Node[]) => JavaProgram;
}

/** Every list of statements of a program. */
export function placesOf(program: JavaProgram): readonly Place[] {
  return program.classes.flatMap((owner, c) =>
    owner.methods.flatMap((method, m) => bodiesOf(method.body, (body) => withMethod(program, c, m, [{ ...method, body }]))),
  );
}

/** The program with other methods in the place of one. */
export function withMethod(program: JavaProgram, c: number, m: number, methods: readonly JavaMethod[]): JavaProgram {
  return withClass(program, c, { ...program.classes[c]!, methods: replaced(program.classes[c]!.methods, m, methods) });
}

export function withClass(program: JavaProgram, c: number, changed: JavaClass): JavaProgram {
  return { ...program, classes: replaced(program.classes, c, [changed]) };
}

/** A list with other items in the place of one. */
export function replaced<Item>(list: readonly Item[], at: number, items: readonly Item[]): readonly Item[] {
  return [...list.slice(0, at), ...items, ...list.slice(at + 1)];
}
