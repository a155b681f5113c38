/**
 * Smaller versions of a Java program, the biggest steps first: without a class, a method, a field, a clause, a statement; a block replaced
 * by what stands in it.
 * Neighbours: `shrink.ts` keeps those that still show what was found.
 */
import { placesOf, replaced, withClass, withMethod, type JavaProgram, type Node } from './java/tree';

/** Each a little smaller; those that no longer make sense do not resolve and show nothing. */
export function* smallerJava(program: JavaProgram): Generator<JavaProgram> {
  for (const c of program.classes.keys()) if (program.classes.length > 1) yield { ...program, classes: replaced(program.classes, c, []) };
  for (const [c, owner] of program.classes.entries()) {
    for (const m of owner.methods.keys()) yield withMethod(program, c, m, []);
    for (const [m, method] of owner.methods.entries())
      if (method.body.length > 0) yield withMethod(program, c, m, [{ ...method, body: [] }]);
    for (const f of owner.fields.keys()) yield withClass(program, c, { ...owner, fields: replaced(owner.fields, f, []) });
    for (const i of owner.clauses.keys()) yield withClass(program, c, { ...owner, clauses: replaced(owner.clauses, i, []) });
    for (const [m, method] of owner.methods.entries())
      for (const i of method.clauses.keys()) yield withMethod(program, c, m, [{ ...method, clauses: replaced(method.clauses, i, []) }]);
    for (const [f, field] of owner.fields.entries()) {
      for (const i of field.clauses.keys())
        yield withClass(program, c, {
          ...owner,
          fields: replaced(owner.fields, f, [{ ...field, clauses: replaced(field.clauses, i, []) }]),
        });
    }
  }
  for (const i of program.imports.keys()) yield { ...program, imports: replaced(program.imports, i, []) };
  for (const { body, put } of placesOf(program)) {
    for (const [at, node] of body.entries()) {
      yield put(replaced(body, at, []));
      for (const inner of insides(node)) yield put(replaced(body, at, inner));
    }
  }
  for (const [c, owner] of program.classes.entries()) {
    for (const [m, method] of owner.methods.entries()) {
      if (method.head.includes('synchronized '))
        yield withMethod(program, c, m, [{ ...method, head: method.head.replace('synchronized ', '') }]);
      if (/\(int p\)/.test(method.head)) yield withMethod(program, c, m, [{ ...method, head: method.head.replace('int p', '') }]);
    }
  }
}

function insides(node: Node): readonly (readonly Node[])[] {
  if ('line' in node) return [];
  const fewer =
    node.blocks.length > 1
      ? node.blocks.slice(1).map((_, index): readonly Node[] => [{ blocks: replaced(node.blocks, index + 1, []) }])
      : [];
  return [...node.blocks.map((one) => one.body), ...fewer];
}
