/**
 * Where remembered values lie on the user's disk: a folder of the user's own for what can be lost, never a part of a workspace.
 * Neighbours: `store.ts` keeps them; the command line (`calvin clean`) and the language server ask.
 */
import * as os from 'node:os';
import * as path from 'node:path';

/**
 * The folder; undefined where there is to be none. `CALVIN_CACHE`: `off`, or the absolute path of another folder. It is the user's
 * environment that says so, never a setting of a workspace.
 */
export function cacheFolder(): string | undefined {
  const { CALVIN_CACHE: chosen, XDG_CACHE_HOME: given, LOCALAPPDATA: windows } = process.env;
  if (chosen !== undefined && chosen !== '') return path.isAbsolute(chosen) ? chosen : undefined;
  if (process.platform === 'win32') return windows === undefined ? undefined : path.join(windows, 'calvin', 'cache');
  if (given !== undefined && path.isAbsolute(given)) return path.join(given, 'calvin');
  const home = os.homedir();
  if (!path.isAbsolute(home)) return undefined;
  return process.platform === 'darwin' ? path.join(home, 'Library', 'Caches', 'calvin') : path.join(home, '.cache', 'calvin');
}
