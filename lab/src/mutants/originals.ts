/**
 * The programs that are mutated: every fixture that verifies, as the tests read it.
 * Neighbours: `run.ts`; `server/test/fixtures` reads the fixtures.
 */
import * as path from 'node:path';
import type { Prover } from '#server/solver/prover';
import type { AnalysisOptions, SourceFile } from '#server/verify/analysis';
import { readExpectations } from '#test/fixtures/expectations';
import { isMutant, listFixtures, readFixture } from '#test/fixtures/fixture-files';
import { rememberedProver } from '#test/fixtures/remembered-prover';

export interface Original {
  readonly name: string;
  readonly files: readonly SourceFile[];
  readonly options: AnalysisOptions;
}

export const ROOT = path.resolve(__dirname, '..', '..', '..', '..');

/**
 * Small ones first. Those that are not verified in every file, or that hide something or look at a few rounds only, are no programs that
 * are proved.
 */
export function originals(): readonly Original[] {
  const found = listFixtures()
    .filter((one) => !one.name.startsWith('bad/') && !isMutant(one))
    .flatMap((fixture): readonly Original[] => {
      const files = readFixture(fixture);
      const all = files.map(({ text }) => readExpectations(text));
      const isProved =
        all.every(
          (one) =>
            (one.verdict === 'verified' || one.verdict === 'none') &&
            one.methodVerdicts.size === 0 &&
            one.unroll === 0 &&
            one.knownGap === undefined,
        ) &&
        all.some((one) => one.verdict === 'verified') &&
        files.every(({ text }) => !/\bnowarn\b/.test(text));
      const isLoud = all.some((one) =>
        one.markers.some((marker) => marker.kind === 'diagnostic' && (marker.severity === 'error' || marker.severity === 'warning')),
      );
      if (!isProved || isLoud) return [];
      return [
        {
          name: fixture.name,
          files,
          options: {
            checkAll: all.some((one) => one.checkAll),
            integers: all.some((one) => one.integers === 'java') ? 'java' : 'mathematical',
          },
        },
      ];
    });
  const size = ({ files }: Original): number => files.reduce((sum, { text }) => sum + text.length, 0);
  return found.sort((left, right) => size(left) - size(right) || (left.name < right.name ? -1 : 1));
}

/** Answers that are kept from earlier runs, where `CALVIN_PROVER_MEMO` names a folder. */
export function withMemory(prover: Prover): Prover {
  const folder = process.env['CALVIN_PROVER_MEMO'];
  return folder === undefined || process.env['CI'] === 'true' ? prover : rememberedProver(prover, folder);
}
