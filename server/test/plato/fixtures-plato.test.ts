/** Lowered Java, of every fixture that verifies: it reads back, and is well formed before and after inlining. */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { test } from 'node:test';
import { loadLibrary } from '../../src/library/load';
import { inlineCalls } from '../../src/inline/inline';
import { lowerWorkspace } from '../../src/lower/lower';
import type { Program } from '../../src/plato/ir';
import { parseProgram } from '../../src/plato/parse';
import { printProgram } from '../../src/plato/print';
import { validateProcedure, validateProgram } from '../../src/plato/validate';
import { resolveWorkspace } from '../../src/resolve/resolve';
import type { CompilationUnit } from '../../src/syntax/ast';
import { initParsers, parseJava } from '../../src/syntax/parse';
import { hasTurn } from '../turn';

const FIXTURES = path.resolve(__dirname, '..', '..', '..', '..', 'test-fixtures');

function javaFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = path.join(folder, entry.name);
      return entry.isDirectory() ? javaFiles(inside) : entry.name.endsWith('.java') ? [inside] : [];
    });
}

/** A mutant, or a file of one, has another word after the name. */
function isOriginal(file: string): boolean {
  return path
    .relative(FIXTURES, file)
    .split(path.sep)
    .every((part) => !part.replace(/\.java$/, '').includes('.'));
}

/** How many files are one program at most. */
const MOST_TOGETHER = 8;

/**
 * The files in groups in which no two declare a class of the same name: the library, which is most of every program, is then printed and
 * read once for each group.
 */
function together(files: readonly string[]): readonly (readonly CompilationUnit[])[] {
  const groups: { readonly names: Set<string>; readonly units: CompilationUnit[] }[] = [];
  for (const file of files) {
    const unit = parseJava(path.relative(FIXTURES, file), fs.readFileSync(file, 'utf8'));
    const names = unit.types.map((type) => type.name.name);
    let group = groups.find((one) => one.units.length < MOST_TOGETHER && !names.some((name) => one.names.has(name)));
    if (!group) groups.push((group = { names: new Set(), units: [] }));
    group.units.push(unit);
    for (const name of names) group.names.add(name);
  }
  return groups.map((group) => group.units);
}

test('lowered fixtures read back and are well formed, of the groups that have their turn', async () => {
  await initParsers();
  const library = loadLibrary();
  const files = [
    ...javaFiles(path.join(FIXTURES, 'papers')).filter(isOriginal),
    ...javaFiles(path.join(FIXTURES, 'ok')),
    ...javaFiles(path.join(FIXTURES, 'plain')),
  ];
  let inlined = 0;
  for (const units of together(files).filter((_, index) => hasTurn(index, 3))) {
    const name = units.map((unit) => unit.path).join(' ');
    const { program } = lowerWorkspace(resolveWorkspace(units, library, 'mathematical'), { checkAll: true });
    assert.deepEqual(validateProgram(program), [], name);
    const parsed = parseProgram(printProgram(program));
    assert.deepEqual(parsed.errors, [], name);
    assert.deepEqual(forProofs(parsed.program!), forProofs(program), name);
    for (const procedure of program.procedures.filter((one) => one.isChecked)) {
      const result = inlineCalls(program, procedure);
      assert.deepEqual(validateProcedure(program, procedure, result.body, result.locals), [], name);
      if (result.inlinedProcedures.length > 0 && result.unsupported.length === 0) inlined++;
    }
  }
  assert.ok(files.length > 20 && inlined > 6, `${files.length} fixtures, ${inlined} methods with inlined calls`);
});

/** Without what only messages need: into which parts a clause or an assertion falls. */
function forProofs(program: Program): unknown {
  return JSON.parse(
    JSON.stringify(program, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('expr' in value && 'parts' in value)) return value;
      const { parts: _parts, ...rest } = value;
      return rest;
    }),
  );
}
