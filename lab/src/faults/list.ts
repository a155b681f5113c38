/**
 * All seeded faults, subject by subject.
 * Neighbours: `fault.ts` says what one is; `run.ts` runs them.
 */
import { CALL_AND_LOOP_FAULTS } from './calls-loops';
import { EDIT_FAULTS } from './edits';
import { ARRAYS_AND_THREADS_FAULTS } from './arrays-threads';
import type { Fault } from './fault';
import { GENERATED_FAULTS } from './generated';
import { LIBRARY_FAULTS } from './library';
import { LIVE_FAULTS } from './live';
import { NAME_FAULTS } from './names';
import { OPAQUE_FAULTS } from './opaque';
import { OUTSIDE_FAULTS } from './outside';
import { PERFORMED_FAULTS } from './performed';
import { PLATO_FAULTS } from './plato';
import { PROOF_FAULTS } from './proof';
import { QED_FAULTS } from './qed';
import { REDUCTION_FAULTS } from './reduction';
import { ROW_FAULTS } from './rows';
import { SEQUENTIAL_FAULTS } from './sequential';
import { SET_FIRST_FAULTS } from './set-first';
import { SHARING_FAULTS } from './sharing';
import { SLICE_FAULTS } from './slices';
import { STATED_FAULTS } from './stated';
import { STRANGER_FAULTS } from './strangers';
import { TRANSLATION_FAULTS } from './translation';
import { UNSEEN_FAULTS } from './unseen';

export const FAULTS: readonly Fault[] = [
  ...NAME_FAULTS,
  ...TRANSLATION_FAULTS,
  ...ARRAYS_AND_THREADS_FAULTS,
  ...UNSEEN_FAULTS,
  ...PLATO_FAULTS,
  ...SEQUENTIAL_FAULTS,
  ...SLICE_FAULTS,
  ...CALL_AND_LOOP_FAULTS,
  ...REDUCTION_FAULTS,
  ...PERFORMED_FAULTS,
  ...ROW_FAULTS,
  ...PROOF_FAULTS,
  ...LIVE_FAULTS,
  ...OUTSIDE_FAULTS,
  ...GENERATED_FAULTS,
  ...STATED_FAULTS,
  ...LIBRARY_FAULTS,
  ...OPAQUE_FAULTS,
  ...SHARING_FAULTS,
  ...STRANGER_FAULTS,
  ...SET_FIRST_FAULTS,
  ...QED_FAULTS,
  ...EDIT_FAULTS,
];
