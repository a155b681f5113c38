/**
 * Names of Java that JavaScript's own objects have as well: `constructor`, `toString`, `__proto__` (docs/security.md). A table that is
 * asked for one of them must not answer with a function of JavaScript's, and an object that is made of names must not lose one.
 * Neighbours: `every-output.test.ts` for names that are commands.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { before, describe, it } from 'node:test';
import { ENGINE } from '../../src/cli/engine';
import { run } from '../../src/cli/main';
import { initParsers } from '../../src/syntax/parsers';
import { analyse } from '../../src/verify/pipeline';
import { ROOT } from '../architecture/imports';
import { temporaryFolder } from '../cli/temporary';

const NAMES = Object.getOwnPropertyNames(Object.prototype);
const OTHER = { path: 'Other.java', text: 'class Other { /*@ requires true */ void m() { } }' };

/** One name wherever Java and the specifications have names. */
function everywhere(name: string): readonly string[] {
  return [
    `import ${name}.*; import ${name}.${name}; @Getter @${name} class A { @${name}(${name} = 1) int n; @${name}.${name} int k; /*@ requires true */ void m() { } }`,
    `import lombok.${name}.*; import lombok.*; @lombok.${name} class A { @lombok.extern.${name} int n; @Data static class ${name} { int ${name}; } /*@ requires true */ void m() { } }`,
    `package ${name}; class ${name}<${name}> extends ${name} implements ${name} { int ${name}; ${name}() { } /*@ requires true */ ${name} ${name}(${name} ${name}) throws ${name} { return ${name}.${name}(); } enum E { ${name} } record R(int ${name}) { } }`,
    `class A { /*@ requires true */ void m(java.util.List<A> l, Thread t) { l.${name}(); l.${name} = 1; t.${name}(); "".${name}(); java.util.${name} q; Math.${name}(); ${name}: for (;;) break ${name}; } }`,
    `class A extends java.util.ArrayList<A> { int ${name}; public String ${name}() { return ""; } /*@ requires true */ void m(A a) { Object o = "" + a; add(a); a.equals(o); new java.util.HashSet<A>().add(a); } }`,
    ...[
      `requires ${name} (`,
      `requires ${name}`,
      `${name} x`,
      `nowarn ${name}`,
      `performs (${name}) { ${name} }`,
      `ensures \\${name}`,
      `ghost ${name} ${name};`,
    ].map((clause) => `class A { int n; /*@ ${clause} */ void m() { } }`),
  ];
}

before(() => initParsers());

describe("names that JavaScript's own objects have", () => {
  for (const name of NAMES) {
    it(`${name}: leave the analysis of other files alone`, () => {
      for (const text of everywhere(name))
        assert.ok(
          analyse([{ path: 'A.java', text }, OTHER], { checkAll: true }).methods.some((one) => one.name === 'Other.m'),
          text,
        );
    });
  }

  it('have their values in steps', async (context) => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const folder = temporaryFolder(context, {
        'A.java': `class A { /*@ guarded_by holder == tid */ int ${name}; synchronized void m() { ${name} = ${name} + 1; /*@ assert ${name} < 1 */ } }`,
      });
      for (const command of ['run', ...(name === '__proto__' ? ['check'] : [])]) {
        let out = '';
        await run(
          [command, '--format', 'json', path.join(folder, 'A.java')],
          { out: (text) => void (out += text), error: () => undefined },
          () => ENGINE,
        );
        const steps = command === 'run' ? JSON.parse(out).found.trace : JSON.parse(out).files[0].diagnostics[0].trace;
        assert.ok(
          steps.some(({ values }: { readonly values: object }) =>
            Object.keys(values).some((key) => key === name || key.endsWith(`.${name}`)),
          ),
          `${command} ${name}: ${JSON.stringify(steps)}`,
        );
      }
    }
  });

  it('are no keys of plain objects: what is looked up is a Map, or asked with `hasOwn`', () => {
    const sources = path.join(ROOT, 'server', 'src');
    for (const one of fs.readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))) {
      const lines = fs.readFileSync(path.join(sources, one), 'utf8').split('\n');
      const tables = lines.flatMap((line) => /\bconst (\w+): Readonly<Record<string,/.exec(line)?.[1] ?? []);
      const imported = lines.flatMap((line) => /import \{ (LEFT_OUT|OVERRIDABLE) \}/.exec(line)?.[1] ?? []);
      const maps = lines.flatMap((line) => /\bconst (\w+): ReadonlyMap</.exec(line)?.[1] ?? []);
      for (const [index, line] of lines.entries()) {
        const place = `${one}:${index + 1}: ${line.trim()}`;
        assert.doesNotMatch(line, /\b(?:const|let) \w+: Record<string, .*> = \{/, place);
        // The compiler takes a Map for an object without any keys.
        for (const map of maps) assert.doesNotMatch(line, new RegExp(`\\bObject\\.(?:entries|keys|values|hasOwn)\\(${map}\\b`), place);
        for (const table of [...tables, ...imported])
          if (line.includes(`${table}[`) || line.includes(` in ${table}`)) assert.ok(line.includes(`Object.hasOwn(${table}, `), place);
      }
    }
  });
});
