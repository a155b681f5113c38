/**
 * Which files Calvin itself wrote into which folders: kept in a folder of the user's own, outside of every workspace.
 * Why there: whatever lies in a workspace may have come with it, a mark that says "Calvin wrote this" too. What is kept here no checkout
 * can bring along. A list that is lost costs nothing but a refusal.
 * Neighbours: `output-folder.ts` asks.
 */
import * as os from 'node:os';
import * as path from 'node:path';
import { hashText } from '../base/hash';
import { Folder, realOf } from './folder';

/** File within the folder, with slashes, to the hash of what was written. */
export type Written = ReadonlyMap<string, string>;

/** So many folders are remembered. */
const MOST = 200;
const LARGEST = 1024 * 1024;
const FORM = /^written-[0-9a-f]{64}$/;

/** What was written into this folder; nothing where that is not known. */
export function writtenInto(folder: string): Written {
  const state = openState(undefined);
  try {
    const kept = state?.read(nameFor(folder), LARGEST);
    if (kept === undefined || !isOnlyOurs(kept.status)) return new Map();
    const [first, ...lines] = kept.bytes.toString('utf8').split('\n');
    if (first !== folder) return new Map();
    return new Map(
      lines.flatMap((line) => {
        const found = /^([0-9a-f]{64}) (.+)$/.exec(line);
        return found === null ? [] : [[found[2]!, found[1]!] as const];
      }),
    );
  } finally {
    state?.close();
  }
}

/** Remembers what was written, if it can: where it cannot, the folder is not written into a second time. */
export function rememberWritten(folder: string, written: Written): void {
  if (/[\r\n]/.test(folder)) return;
  let state: Folder | undefined;
  try {
    state = openState({ mode: 0o700 });
    if (state === undefined) return;
    state.replace(nameFor(folder), `${[folder, ...[...written].map(([name, hash]) => `${hash} ${name}`)].join('\n')}\n`, 0o600);
    const names = state.names().filter((name) => FORM.test(name));
    const oldest = names
      .map((name) => ({ name, time: state!.status(name)?.mtimeMs ?? 0 }))
      .sort((left, right) => right.time - left.time)
      .slice(MOST);
    for (const { name } of oldest) state.remove(name);
  } catch {
    // No home, a full or read-only disk.
  } finally {
    state?.close();
  }
}

function nameFor(folder: string): string {
  return `written-${hashText(folder)}`;
}

/** The user's own folder for such things; undefined where there is none, or others can write to it. */
function openState(make: { readonly mode: number } | undefined): Folder | undefined {
  const { XDG_STATE_HOME: given, LOCALAPPDATA: windows } = process.env;
  const home =
    process.platform === 'win32'
      ? windows
      : given !== undefined && path.isAbsolute(given)
        ? given
        : path.join(os.homedir(), '.local', 'state');
  // The user's own folders may well be reached through links of the user's.
  const real = home === undefined ? undefined : realOf(path.join(home, 'calvin'));
  if (real === undefined) return undefined;
  try {
    const folder = Folder.open(real, make);
    if (isOnlyOurs(folder.own)) return folder;
    folder.close();
  } catch {
    // Not there, or not to be had.
  }
  return undefined;
}

function isOnlyOurs({ uid, mode }: { readonly uid: number; readonly mode: number }): boolean {
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}
