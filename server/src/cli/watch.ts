/**
 * `--watch`: checks again whenever a Java file of the paths changes, until the process is ended. What has not changed is answered from what
 * is remembered, so that the next report comes soon.
 * Neighbours: `main.ts` checks.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';

/** Editors write a file in several steps: it is waited until nothing has happened for so long, in milliseconds. */
const QUIET = 150;

/** The changes of some paths from the moment on in which this was made, so that none is lost while something is being checked. */
export interface Changes {
  /** Comes when something has changed since the last one came, and nothing has for a moment. */
  next(): Promise<void>;
  /** Lets the process end. */
  close(): void;
}

/** Paths that are not there are left out. Throws what the system says where it cannot watch one, as where too many are watched already. */
export function changesOf(paths: readonly string[]): Changes {
  let isDirty = false;
  let wake: () => void = () => undefined;
  const changed = (): void => {
    isDirty = true;
    wake();
  };
  const watchers: fs.FSWatcher[] = [];
  const close = (): void => watchers.forEach((each) => each.close());
  try {
    for (const one of paths) watchers.push(...watchersOf(one, changed));
  } catch (error) {
    close();
    throw error;
  }
  return {
    close,
    async next(): Promise<void> {
      if (!isDirty) await new Promise<void>((resolve) => void (wake = resolve));
      while (isDirty) {
        isDirty = false;
        await new Promise((resolve) => setTimeout(resolve, QUIET));
      }
    },
  };
}

/** A file is watched by its folder: who saves it may put another one in its place. A folder that goes away is a change like any other. */
function watchersOf(given: string, changed: () => void): readonly fs.FSWatcher[] {
  const found = fs.statSync(given, { throwIfNoEntry: false });
  if (!found) return [];
  const isFolder = found.isDirectory();
  const folder = isFolder ? given : path.dirname(given);
  const name = path.basename(given);
  const watcher = fs.watch(folder, { recursive: isFolder }, (_event, file) => {
    const isMeant =
      file === null || (isFolder ? file.endsWith('.java') || !path.basename(file).includes('.') : path.basename(file) === name);
    if (isMeant) changed();
  });
  return [watcher.on('error', changed)];
}
