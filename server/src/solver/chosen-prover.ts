/**
 * The prover that the user has chosen: the one that ships, or a native Z3 by its path, or one that lies on the PATH.
 * Why a path is made absolute before anything is started: on some systems a bare name means a file in the current folder first, and that
 * folder may belong to anybody.
 * Neighbours: `z3-wasm.ts` and `z3-native.ts` are the provers; command line and language server ask. What may choose: docs/security.md.
 */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve, sep } from 'node:path';
import { ProverFailure, type Prover } from './prover';
import { createNativeProver } from './z3-native';
import { createWasmProver } from './z3-wasm';

/** A path, or the name of a command on the PATH; `auto`: a `z3` on the PATH that will do, else what ships. Undefined: what ships. */
export type ProverChoice = string | undefined;

export interface ProverLimits {
  /** Provers at once, at most; by default one for each core, at most 2. */
  readonly workers?: number;
}

/** Rejects with `ProverFailure` of kind `unavailable` where what was named is not a Z3 that can be run. Starts no session. */
export async function chosenProver(choice: ProverChoice, limits: ProverLimits = {}): Promise<Prover> {
  if (choice === undefined || choice === '') return createWasmProver(limits);
  const isAuto = choice === 'auto';
  const path = isAuto ? onPath('z3') : /[\\/]/.test(choice) ? resolve(choice) : onPath(choice);
  const native = path === undefined ? undefined : createNativeProver(path, limits);
  if (isAuto) return (await native?.catch(() => undefined)) ?? createWasmProver(limits);
  if (native !== undefined) return native;
  throw new ProverFailure('unavailable', `There is no command \`${choice}\` on the PATH.`);
}

/** The first file of that name that can be run, in the absolute folders of the PATH. */
function onPath(name: string): string | undefined {
  const endings = process.platform === 'win32' ? ['.exe', ''] : [''];
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    for (const ending of endings) {
      const path = join(folder, name + ending);
      if (canRun(path)) return path;
    }
  }
  return undefined;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile() && !path.endsWith(sep);
  } catch {
    return false;
  }
}
