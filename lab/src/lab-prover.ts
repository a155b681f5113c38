/**
 * The prover of the laboratory's long runs: the one that ships, or a native Z3 that `CALVIN_LAB_Z3` names (a path, or `auto`), with which
 * they take a fraction of the time. Which one it was is said with the result, since a log of a run is worth what asked it.
 * Neighbours: `server/src/solver/chosen-prover.ts` finds it; `npm run bench:algorithms -- --native` asks both.
 */
import { chosenProver, type ProverLimits } from '#server/solver/chosen-prover';
import type { Prover } from '#server/solver/prover';

/** Rejects with `ProverFailure` of kind `unavailable` where what is named is not a Z3 that can be run. */
export const labProver = (limits: ProverLimits): Promise<Prover> => chosenProver(process.env['CALVIN_LAB_Z3'], limits);
