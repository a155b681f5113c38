/**
 * Where a witness could be written, and what is written there: on a line of its own above a statement and its specifications, or inline
 * where statements share a line.
 * Neighbours: `test-fixtures/bad/performs` for which of them are chosen.
 */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { initParsers } from '../../src/syntax/parsers';
import { parseJava } from '../../src/syntax/parse';
import { methodAt, witnessPlaces, withWitnesses } from '../../src/verify/witness-places';

before(() => initParsers());

/** The method `m` with the witness `A` wherever it may stand. */
function everywhere(body: string): string {
  const text = `class C {\n  void m() ${body}\n}\n`;
  const unit = parseJava('C.java', text);
  const made = withWitnesses(text, witnessPlaces(methodAt(unit, text.indexOf('m()'))!, text), 'A').text;
  assert.deepEqual(parseJava('C.java', made).diagnostics, []);
  return made.slice('class C {\n  void m() '.length, -'\n}\n'.length);
}

describe('places of witnesses', () => {
  it('are above statements and at the ends of blocks, indented as they are', () => {
    assert.equal(
      everywhere('{\n    a();\n    if (b) {\n      c();\n    }\n  }'),
      '{\n    //@ witness A\n    a();\n    //@ witness A\n    if (b) {\n      //@ witness A\n      c();\n      //@ witness A\n    }\n    //@ witness A\n  }',
    );
  });

  it('are between statements that share a line', () => {
    assert.equal(everywhere('{ a(); b(); }'), '{ /*@ witness A */ a(); /*@ witness A */ b(); /*@ witness A */ }');
  });

  it('are above what belongs to a statement, and not after a jump', () => {
    assert.equal(
      everywhere('{\n    //@ loop_invariant true\n    while (b) {\n      return;\n    }\n  }'),
      '{\n    //@ witness A\n    //@ loop_invariant true\n    while (b) {\n      //@ witness A\n      return;\n    }\n    //@ witness A\n  }',
    );
    assert.equal(
      everywhere('{\n    /*@ atomic */ {\n      return;\n    }\n  }'),
      '{\n    //@ witness A\n    /*@ atomic */ {\n      //@ witness A\n      return;\n    }\n    //@ witness A\n  }',
    );
  });

  it('keep the line breaks of the file', () => {
    assert.equal(everywhere('{\r\n    a();\r\n  }'), '{\r\n    //@ witness A\r\n    a();\r\n    //@ witness A\r\n  }');
  });

  it('are not inside of lambdas and other bodies, which are methods of their own', () => {
    assert.equal(everywhere('{\n    f(() -> { a(); });\n  }'), '{\n    //@ witness A\n    f(() -> { a(); });\n    //@ witness A\n  }');
  });
});
