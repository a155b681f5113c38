/**
 * All themes, in the order in which they are reported.
 * Neighbours: one file for each in `themes/`; `main.ts` takes programs of all of them in turn.
 */
import type { ValueTheme } from './theme';
import { ARITHMETIC } from './themes/arithmetic';
import { CALLBACKS } from './themes/callbacks';
import { IDENTITY } from './themes/identity';
import { INITIALIZER_THREADS } from './themes/initializer-threads';
import { INITIALIZERS } from './themes/initializers';
import { STUB_EXCEPTIONS } from './themes/stub-exceptions';

export const THEMES: readonly ValueTheme[] = [ARITHMETIC, CALLBACKS, STUB_EXCEPTIONS, INITIALIZERS, INITIALIZER_THREADS, IDENTITY];
