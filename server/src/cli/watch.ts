/**
 * `--watch`: checks again whenever a Java file of the paths changes, until the process is ended. What has not changed is answered from what
 * is remembered, so that the next report comes soon.
 * Neighbours: `main.ts` checks.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';

/** Editors write a file in several steps: it is waited until nothing has happened for so long, in milliseconds. */
const QUIET = 150;

/** Does `again` after each change, one at a time; a change meanwhile leads to one more. Never ends. */
export async function whenever(paths: readonly string[], again: () => Promise<void>): Promise<never> {
  let isDirty = false;
  let wake: () => void = () => undefined;
  const changed = (): void => {
    isDirty = true;
    wake();
  };
  for (const one of paths) watchPath(one, changed);
  for (;;) {
    if (!isDirty) await new Promise<void>((resolve) => void (wake = resolve));
    while (isDirty) {
      isDirty = false;
      await new Promise((resolve) => setTimeout(resolve, QUIET));
    }
    await again();
  }
}

/** A file is watched by its folder: who saves it may put another one in its place. */
function watchPath(given: string, changed: () => void): void {
  const isFolder = fs.statSync(given).isDirectory();
  const folder = isFolder ? given : path.dirname(given);
  const name = path.basename(given);
  fs.watch(folder, { recursive: isFolder }, (_event, file) => {
    const isMeant =
      file === null || (isFolder ? file.endsWith('.java') || !path.basename(file).includes('.') : path.basename(file) === name);
    if (isMeant) changed();
  });
}
