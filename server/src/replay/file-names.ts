/**
 * Under which names the files of a generated program lie within its folder.
 * **Invariant**: every part of a path is a Java name, or a plain file name: no text of a program leads out of the folder, and no two files
 * have one path, also where the disk does not tell upper from lower case, or an accent from a letter that has it; and none is a device of
 * Windows.
 * Neighbours: `replay.ts`; `disk/output-folder.ts` writes what is named here.
 */
import type { CompilationUnit, TypeDecl } from '../syntax/ast';
import { NotJava } from './java-expression';

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly unit: CompilationUnit;
}

/** The package of the class that forces a schedule, and its file. */
const RUNTIME_PACKAGE = 'calvinrun';
export const FORCED_FILE = `${RUNTIME_PACKAGE}/Forced.java`;

/** What Java takes for a name may hold more; such characters are not seen, or turn the direction of writing. */
const NAME = /^[\p{XID_Start}\p{Sc}_][\p{XID_Continue}\p{Sc}]*$/u;
const PLAIN_FILE = /^[\p{XID_Continue}$][\p{XID_Continue}$.+-]*\.java$/u;

/** What Windows takes for a device, whatever folder and ending it is given. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The one package of all files and its folder (`a/b/`, or nothing); refuses files that cannot lie beside each other. `main`: the class to
 * run.
 */
export function placeOf(sources: readonly Source[], main: string): { readonly packageName: string; readonly folder: string } {
  const packages = new Set(sources.map((one) => one.unit.packageName));
  if (packages.size > 1) throw new NotJava('the classes are in several packages');
  const packageName = [...packages][0] ?? '';
  const parts = packageName === '' ? [] : packageName.split('.');
  if (parts[0] === RUNTIME_PACKAGE) throw new NotJava(`the package \`${RUNTIME_PACKAGE}\` is that of the class which forces the schedule`);
  const types = sources.flatMap((one) => one.unit.types);
  const strange = [...parts, ...types.map((one) => one.name.name)].find((name) => !NAME.test(name));
  if (strange !== undefined) throw new NotJava('the name of a package or class holds characters that cannot be seen');
  const taken = types.find((one) => same(one.name.name, main) || (parts.length === 0 && same(one.name.name, RUNTIME_PACKAGE)));
  if (taken) throw new NotJava(`the name \`${taken.name.name}\` is that of a class or package of the program that forces the schedule`);
  const files = sources.map(fileName);
  const device = [...parts, ...files.map((one) => one.slice(0, one.indexOf('.')))].find((name) => DEVICE.test(name));
  if (device !== undefined) throw new NotJava(`\`${device}\` is the name of a device on some systems`);
  const names = files.map((one) => folded(one));
  if (new Set([...names, folded(`${main}.java`)]).size <= names.length) throw new NotJava('two of the files would have the same name');
  return { packageName, folder: parts.map((part) => `${part}/`).join('') };
}

function same(left: string, right: string): boolean {
  return folded(left) === folded(right);
}

/** Equal for names that some system takes for one. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Java wants a public class in a file of its name; else the file keeps its own, if nothing in it is strange. */
export function fileName({ path, unit }: Source): string {
  const open: TypeDecl | undefined = unit.types.find((one) => one.modifiers.words.includes('public'));
  const own = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return open === undefined && PLAIN_FILE.test(own) ? own : `${(open ?? unit.types[0])?.name.name ?? 'Empty'}.java`;
}
