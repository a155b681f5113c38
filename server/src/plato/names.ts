/**
 * The two kinds of variables of Plato: those of the program, and the checker's own, which begin with `$` as the language's grammar has it
 * (temporaries, held monitors, the result). No variable of Java has such a name: lowering gives it another one. More than that no name
 * says; what a local is there for is its role (`ir.ts`).
 * Neighbours: `lower/steps/builder.ts` makes them; `inline/` puts the name of a method before those of its body.
 */

/** Whether a variable of a procedure is the checker's own. */
export function isOwnName(name: string): boolean {
  return name.startsWith('$');
}

/** The same where the body may have been inlined, or of a field or class: it is nothing that a reader of the program knows. */
export function isHiddenName(name: string): boolean {
  return name.includes('$');
}
