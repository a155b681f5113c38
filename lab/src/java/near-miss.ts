/**
 * Faults: a program that keeps its plan becomes one that nearly does. A lock is forgotten, is the wrong one, is let go too early; one
 * critical section becomes two; statements change places; a number, an operator, a clause changes. Some changes do no harm, and that is as
 * good a question.
 * Neighbours: `../java-generator.ts` puts in none, one or two.
 */
import type { Random } from '../random';
import { placesOf, replaced, withClass, withMethod, type JavaProgram, type Node } from './tree';

type Fault = (random: Random, program: JavaProgram) => JavaProgram | undefined;

/** Changes one list of statements, one that has something to change. */
function inSomeBody(change: (random: Random, body: readonly Node[]) => readonly Node[] | undefined): Fault {
  return (random, program) => {
    const places = [...placesOf(program)];
    while (places.length > 0) {
      const [place] = places.splice(random.below(places.length), 1);
      const body = change(random, place!.body);
      if (body) return place!.put(body);
    }
    return undefined;
  };
}

/** One position of a list for which something holds. */
function position<Item>(random: Random, list: readonly Item[], holds: (item: Item) => boolean): number | undefined {
  const all = list.flatMap((item, index) => (holds(item) ? [index] : []));
  return all.length === 0 ? undefined : random.pick(all);
}

const isSection = (node: Node): boolean => 'blocks' in node && /^(synchronized|\/\*@ atomic|try)/.test(node.blocks[0]!.head);

/** What a line says becomes something else. */
function changed(random: Random, text: string): string | undefined {
  const options: (() => string)[] = [];
  const swap = (from: RegExp, to: string): void => {
    if (from.test(text)) options.push(() => text.replace(from, to));
  };
  swap(/ \+ 1\b/, ' + 2');
  swap(/ \+ /, ' - ');
  swap(/ - /, ' + ');
  swap(/\+\+/, '--');
  swap(/ < /, ' <= ');
  swap(/ > /, ' >= ');
  swap(/ >= /, ' > ');
  swap(/ <= /, ' < ');
  swap(/ == /, ' != ');
  swap(/ != /, ' == ');
  swap(/ && /, ' || ');
  swap(/!(?=[a-z(])/, '');
  swap(/\btrue\b/, 'false');
  swap(/\bfalse\b/, 'true');
  swap(/\b0\b/, '1');
  swap(/\b1\b/, '0');
  swap(/\b2\b/, '3');
  swap(/\bn\b/, 'm');
  swap(/\bm\b/, 'n');
  swap(/\btid\b/, 'null');
  swap(/\bnull\b/, 'tid');
  swap(/ ==> /, ' && ');
  swap(/\\old\((\w+)\)/, '$1');
  swap(/finally/, 'catch (RuntimeException e)');
  return options.length === 0 ? undefined : random.pick(options)();
}

const FAULTS: readonly (readonly [number, Fault])[] = [
  // The lock is forgotten.
  [
    16,
    inSomeBody((random, body) => {
      const at = position(random, body, isSection);
      const node = at === undefined ? undefined : body[at]!;
      return node && 'blocks' in node
        ? replaced(
            body,
            at!,
            node.blocks.flatMap((one) => one.body),
          )
        : undefined;
    }),
  ],
  // Released early: the last statement comes after the section; or the first before it.
  [
    16,
    inSomeBody((random, body) => {
      const at = position(random, body, (node) => isSection(node) && 'blocks' in node && node.blocks[0]!.body.length > 1);
      const node = at === undefined ? undefined : body[at]!;
      if (!node || !('blocks' in node)) return undefined;
      const [first, ...rest] = node.blocks;
      const inner = first!.body;
      return random.chance(60)
        ? replaced(body, at!, [{ blocks: [{ ...first!, body: inner.slice(0, -1) }, ...rest] }, ...inner.slice(-1)])
        : replaced(body, at!, [...inner.slice(0, 1), { blocks: [{ ...first!, body: inner.slice(1) }, ...rest] }]);
    }),
  ],
  // One critical section becomes two.
  [
    14,
    inSomeBody((random, body) => {
      const at = position(random, body, (node) => isSection(node) && 'blocks' in node && node.blocks[0]!.body.length > 1);
      const node = at === undefined ? undefined : body[at]!;
      if (!node || !('blocks' in node)) return undefined;
      const [first, ...rest] = node.blocks;
      const cut = 1 + random.below(first!.body.length - 1);
      return replaced(body, at!, [
        { blocks: [{ ...first!, body: first!.body.slice(0, cut) }, ...rest] },
        { blocks: [{ ...first!, body: first!.body.slice(cut) }, ...rest] },
      ]);
    }),
  ],
  // The wrong lock, or none in the head of a method.
  [
    12,
    (random, program) => {
      const text = JSON.stringify(program);
      const found = [...text.matchAll(/synchronized \((\w+|#A\.class)\)/g)];
      if (found.length === 0) return undefined;
      const one = random.pick(found);
      const wrong = random.pick(
        ['this', 'lock', 'LOCK', 'new Object()', '#A.class'].filter(
          (name) => name !== one[1] && (name === 'this' || !/^lock$/i.test(name) || text.includes(`Object ${name} =`)),
        ),
      );
      return JSON.parse(`${text.slice(0, one.index)}synchronized (${wrong})${text.slice(one.index + one[0].length)}`) as JavaProgram;
    },
  ],
  [
    10,
    (random, program) => {
      const all = program.classes.flatMap((owner, c) =>
        owner.methods.flatMap((method, m) => (method.head.includes('synchronized ') ? [{ c, m, method }] : [])),
      );
      if (all.length === 0) return undefined;
      const { c, m, method } = random.pick(all);
      return withMethod(program, c, m, [{ ...method, head: method.head.replace('synchronized ', '') }]);
    },
  ],
  // A statement goes, comes twice, changes places with the next.
  [9, inSomeBody((random, body) => (body.length > 0 ? replaced(body, random.below(body.length), []) : undefined))],
  [
    4,
    inSomeBody((random, body) => {
      const at = position(random, body, (node) => !('line' in node) || !/^(int|boolean|#B) |^return/.test(node.line));
      return at === undefined ? undefined : replaced(body, at, [body[at]!, body[at]!]);
    }),
  ],
  [
    9,
    inSomeBody((random, body) => {
      if (body.length < 2) return undefined;
      const at = random.below(body.length - 1);
      return [...body.slice(0, at), body[at + 1]!, body[at]!, ...body.slice(at + 2)];
    }),
  ],
  // A line, or the head of a block, says something else.
  [
    16,
    inSomeBody((random, body) => {
      const at = position(random, body, (node) => 'line' in node || /^(if|while|for)/.test(node.blocks[0]!.head) || node.blocks.length > 1);
      if (at === undefined) return undefined;
      const node = body[at]!;
      if ('line' in node) {
        const text = changed(random, node.line);
        return text === undefined ? undefined : replaced(body, at, [{ line: text }]);
      }
      const which = random.below(node.blocks.length);
      const head = changed(random, node.blocks[which]!.head);
      return head === undefined
        ? undefined
        : replaced(body, at, [{ blocks: replaced(node.blocks, which, [{ ...node.blocks[which]!, head }]) }]);
    }),
  ],
  // A clause of a class, a method or a field goes or changes.
  [
    12,
    (random, program) => {
      const c = random.below(program.classes.length);
      const owner = program.classes[c]!;
      const edit = (clauses: readonly string[]): readonly string[] | undefined => {
        if (clauses.length === 0) return undefined;
        const at = random.below(clauses.length);
        const text = random.chance(35) ? undefined : changed(random, clauses[at]!);
        return replaced(clauses, at, text === undefined ? [] : [text]);
      };
      const where = random.below(3);
      if (where === 0) {
        const clauses = edit(owner.clauses);
        return clauses && withClass(program, c, { ...owner, clauses });
      }
      const list = where === 1 ? owner.methods : owner.fields;
      const at = position<{ readonly clauses: readonly string[] }>(random, list, (one) => one.clauses.length > 0);
      if (at === undefined) return undefined;
      const clauses = edit(list[at]!.clauses)!;
      return where === 1
        ? withMethod(program, c, at, [{ ...owner.methods[at]!, clauses }])
        : withClass(program, c, { ...owner, fields: replaced(owner.fields, at, [{ ...owner.fields[at]!, clauses }]) });
    },
  ],
];

/** The program with one fault, where one of a few tries finds room for it. */
export function withFault(random: Random, program: JavaProgram): JavaProgram {
  for (let tries = 0; tries < 4; tries++) {
    const found = random.weighted(FAULTS)(random, program);
    if (found) return found;
  }
  return program;
}
