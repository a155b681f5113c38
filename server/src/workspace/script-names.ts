/**
 * Names of proof scripts, and of the Java files that they are about: `Name.qed` and `Name.anything.qed` stand beside `Name.java`.
 * Neighbours: `cli/script-files.ts` finds scripts for the command line, `workspace.ts` the Java file of one that is open.
 */
import * as path from 'node:path';

export function isScriptName(file: string): boolean {
  return file.endsWith('.qed');
}

/** The names that its Java file may have, the most likely first. */
export function javaNamesOf(script: string): readonly string[] {
  const parts = path.basename(script, '.qed').split('.');
  return parts.map((_, index) => `${parts.slice(0, parts.length - index).join('.')}.java`);
}
