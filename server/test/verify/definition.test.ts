/** Where what is used at a place is declared: asked at every place of a text that has every kind of symbol. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { initParsers } from '../../src/syntax/parsers';
import { findDefinition } from '../../src/verify/definition';
import { analyse } from '../../src/verify/pipeline';

before(() => initParsers());

const TEXT = `enum Planet { NEAR(1), FAR(2) { int pull() { return 0; } };
  final int distance;
  Planet(int distance) { this.distance = distance; }
  int pull() { return distance; }
}
record Pair(int left, Object right) { }
class C {
  static final Planet FIRST = Planet.NEAR;
  int total;
  class Inner { int own = total; }
  int sum(Object o, int[] all, java.util.List<String> names) {
    int sum = 0;
    for (int each : all) sum += each;
    for (String name : names) sum += name.length();
    if (o instanceof Pair(int left, Pair right)) sum += left + right.left();
    try { sum += switch (FIRST) { case NEAR -> FIRST.distance; default -> new Inner().own; }; } catch (RuntimeException wrong) { throw wrong; }
    Runnable later = () -> { total = sum(null, all, names); };
    later.run();
    return sum;
  }
}
`;

test('a use leads to its declaration, and every other place to nothing or to one', () => {
  const analysis = analyse([{ path: 'C.java', text: TEXT }], { checkAll: true });
  const declared = (use: string, within = 0): string | undefined => {
    const found = findDefinition(analysis, 'C.java', TEXT.indexOf(use) + within)?.span;
    return found && TEXT.slice(found.start, found.start + 12).split(/[^\w]/)[0];
  };
  assert.equal(declared('FIRST.distance', 7), 'distance');
  assert.equal(declared('sum(null'), 'sum');
  assert.equal(declared('new Inner', 4), 'Inner');
  assert.equal(declared('return sum', 8), 'sum');
  for (let offset = 0; offset <= TEXT.length; offset++) {
    const found = findDefinition(analysis, 'C.java', offset)?.span;
    assert.ok(found === undefined || found.start <= found.end, String(offset));
  }
});
