/**
 * All themes, in the order in which they are reported.
 * Neighbours: one file for each in `themes/`; `main.ts` takes programs of all of them in turn.
 */
import type { ValueTheme } from './theme';
import { ARITHMETIC } from './themes/arithmetic';
import { CALLBACKS } from './themes/callbacks';
import { STUB_EXCEPTIONS } from './themes/stub-exceptions';

export const THEMES: readonly ValueTheme[] = [ARITHMETIC, CALLBACKS, STUB_EXCEPTIONS];
