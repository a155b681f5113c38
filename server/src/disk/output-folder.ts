/**
 * The one place that decides whether files may be written into a folder that the user named, and writes them.
 * **Invariant**: the folder is new, or empty, or holds nothing but what Calvin wrote into it, unchanged, and what Java's compiler made of
 * that. So no file of the user's is lost, and no file of somebody else's is taken for ours: what we wrote is known from the user's own
 * folder (`state.ts`), not from the folder itself.
 * Neighbours: `folder.ts` goes to the disk; `cli/java-folder.ts` is the user.
 */
import * as path from 'node:path';
import { hashText } from '../base/hash';
import { codeOf, Folder, IsLink } from './folder';
import { rememberWritten, writtenInto, type Written } from './state';

export interface NewFile {
  /** Within the folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Why nothing was written, as a sentence for the user. */
export class NotWritten extends Error {}

/** Where the commands that are shown to the user let Java's compiler write. */
export const COMPILED = 'out';

/** So many things are looked at in a folder, and so much is read of one. */
const MOST_ENTRIES = 20_000;
const LARGEST = 64 * 1024 * 1024;

/** Throws `NotWritten` where the folder may not be written into. Writes nothing. */
export function checkOutput(folder: string): void {
  whileOpen(folder, undefined, (open) => checkContents(open, folder, writtenInto(open.path)));
}

/** Writes all of the files, or none; throws `NotWritten`. */
export function writeOutput(folder: string, files: readonly NewFile[]): void {
  whileOpen(folder, {}, (open) => {
    const before = writtenInto(open.path);
    checkContents(open, folder, before);
    const made: (readonly string[])[] = [];
    try {
      for (const file of files) put(open, file, before, made);
    } catch (error) {
      for (const parts of made.reverse()) removeMade(open, parts);
      throw error;
    }
    rememberWritten(open.path, new Map([...before, ...files.map(({ path: name, text }) => [name, hashOf(text)] as const)]));
  });
}

function whileOpen(folder: string, make: { readonly mode?: number } | undefined, work: (open: Folder) => void): void {
  let open: Folder | undefined;
  try {
    open = Folder.open(folder, make);
    work(open);
  } catch (error) {
    // What is not there yet will be new.
    if (make === undefined && codeOf(error) === 'ENOENT') return;
    throw error instanceof NotWritten ? error : new NotWritten(sentenceFor(folder, error));
  } finally {
    open?.close();
  }
}

/** The folder holds what we wrote, and classes where they belong, and nothing else. */
function checkContents(open: Folder, folder: string, written: Written): void {
  let looked = 0;
  const visit = (current: Folder, prefix: string): void => {
    for (const name of current.names()) {
      const inside = prefix + name;
      const foreign = (): NotWritten =>
        new NotWritten(
          written.size === 0
            ? `\`${folder}\` holds other files; \`--java\` writes into a new or empty folder only.`
            : `\`${folder}\` holds other files than Calvin wrote there (\`${inside}\`), or they were changed; \`--java\` writes into a new or empty folder only.`,
        );
      const status = current.status(name);
      if (status === undefined || ++looked > MOST_ENTRIES || (written.size === 0 && prefix === '')) throw foreign();
      if (status.isDirectory()) {
        const inner = current.child(name);
        try {
          visit(inner, `${inside}/`);
        } finally {
          inner.close();
        }
      } else if (
        !status.isFile() ||
        !(isOurs(current, name, written.get(inside)) || (inside.startsWith(`${COMPILED}/`) && name.endsWith('.class')))
      )
        throw foreign();
    }
  };
  visit(open, '');
}

function isOurs(folder: Folder, name: string, hash: string | undefined): boolean {
  const kept = hash === undefined ? undefined : folder.read(name, LARGEST);
  return kept !== undefined && hashText(kept.bytes.toString('utf8')) === hash;
}

/** Of the text as it will be read again: what UTF-8 cannot say is lost on the way. */
function hashOf(text: string): string {
  return hashText(Buffer.from(text, 'utf8').toString('utf8'));
}

/** Writes one file; `made` gets the names of what was not there before. */
function put(open: Folder, { path: name, text }: NewFile, before: Written, made: (readonly string[])[]): void {
  const parts = name.split('/');
  inside(
    open,
    parts,
    (parent, last) => {
      if (parent.status(last) === undefined) {
        parent.create(last, text);
        made.push(parts);
      } else if (isOurs(parent, last, before.get(name))) parent.replace(last, text);
      else throw new NotWritten(`\`${path.join(open.path, name)}\` is there already, and Calvin did not write it.`);
    },
    (depth) => made.push(parts.slice(0, depth)),
  );
}

/** Takes back what was made, as far as that goes. */
function removeMade(open: Folder, parts: readonly string[]): void {
  try {
    inside(open, parts, (parent, last) => parent.remove(last));
  } catch {
    // Somebody else was there.
  }
}

/**
 * Does something in the folder that the last part lies in; with `onMade`, folders that are missing are made and reported by how deep they
 * lie.
 */
function inside(
  open: Folder,
  parts: readonly string[],
  work: (parent: Folder, last: string) => void,
  onMade?: (depth: number) => void,
): void {
  const opened: Folder[] = [];
  try {
    let parent = open;
    for (const [index, part] of parts.slice(0, -1).entries()) {
      if (onMade && parent.makeFolder(part)) onMade(index + 1);
      opened.push((parent = parent.child(part)));
    }
    work(parent, parts.at(-1)!);
  } finally {
    for (const folder of opened) folder.close();
  }
}

/** What the system says, for people. */
function sentenceFor(folder: string, error: unknown): string {
  if (error instanceof IsLink)
    return `Nothing is written through a link: \`${error.link}\` is one. ${error.leadsTo === undefined ? 'Name a folder of its own.' : `Name the folder that is meant: \`${error.leadsTo}\`.`}`;
  switch (codeOf(error)) {
    case 'ENOTDIR':
      return `\`${folder}\` is no folder.`;
    case 'EACCES':
    case 'EPERM':
      return `\`${folder}\` cannot be written: permission denied.`;
    case 'EROFS':
      return `\`${folder}\` cannot be written: the disk is read-only.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `\`${folder}\` cannot be written: the disk is full.`;
    case 'ENAMETOOLONG':
      return 'A path is too long to be the name of a file.';
    default:
      return `\`${folder}\` cannot be written (${codeOf(error) ?? (error instanceof Error ? error.message.split('\n')[0] : String(error))}).`;
  }
}
