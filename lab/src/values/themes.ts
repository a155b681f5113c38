/**
 * All themes, in the order in which they are reported.
 * Neighbours: one file for each in `themes/`; `main.ts` takes programs of all of them in turn.
 */
import type { ValueTheme } from './theme';
import { ABOVE_THEME } from './themes/above';
import { ARITHMETIC } from './themes/arithmetic';
import { ARRAYS } from './themes/arrays';
import { BEHIND_ACTIONS } from './themes/behind-actions';
import { CALLBACKS } from './themes/callbacks';
import { CAPTURES } from './themes/captures';
import { CAUGHT } from './themes/caught';
import { CLASSES } from './themes/classes';
import { COPIES } from './themes/copies';
import { ENUMS } from './themes/enums';
import { ENUMS_MADE } from './themes/enums-made';
import { FILLED } from './themes/filled';
import { HELD_WITHIN } from './themes/held-within';
import { FINAL_FIELDS } from './themes/final-fields';
import { HIDING } from './themes/hiding';
import { IDENTITY } from './themes/identity';
import { INHERITED } from './themes/inherited';
import { INHERITED_CALLBACKS } from './themes/inherited-callbacks';
import { INITIALIZER_THREADS } from './themes/initializer-threads';
import { INITIALIZERS } from './themes/initializers';
import { JUMPS } from './themes/jumps';
import { KINDS } from './themes/kinds';
import { LIBRARY } from './themes/library';
import { MADE_BY_JAVA } from './themes/made-by-java';
import { MADE_FUNCTIONS } from './themes/made-functions';
import { MEASURES_THEME } from './themes/measures';
import { NAMED_LIKE_MODELS } from './themes/named-like-models';
import { LOCK_BRANCHES } from './themes/lock-branches';
import { NEVER_NULL } from './themes/never-null';
import { SET_FIRST } from './themes/set-first';
import { OBJECTS } from './themes/objects';
import { ORDER } from './themes/order';
import { PACKAGES } from './themes/packages';
import { PATTERNS } from './themes/patterns';
import { PROMISES } from './themes/promises';
import { PAST_HANDLERS } from './themes/past-handlers';
import { PAST_OVERRIDES } from './themes/past-overrides';
import { RECEIVERS } from './themes/receivers';
import { STALE } from './themes/stale';
import { STARTS } from './themes/starts';
import { STATICS } from './themes/statics';
import { STRINGS } from './themes/strings';
import { STUB_EXCEPTIONS } from './themes/stub-exceptions';
import { TAKEN_APART } from './themes/taken-apart';
import { TEXTS } from './themes/texts';
import { VIEWS } from './themes/views';

export const THEMES: readonly ValueTheme[] = [
  ABOVE_THEME,
  ARITHMETIC,
  ARRAYS,
  BEHIND_ACTIONS,
  CALLBACKS,
  CAPTURES,
  CAUGHT,
  CLASSES,
  ENUMS,
  HIDING,
  IDENTITY,
  INHERITED,
  INITIALIZER_THREADS,
  INITIALIZERS,
  JUMPS,
  KINDS,
  LIBRARY,
  MEASURES_THEME,
  NEVER_NULL,
  OBJECTS,
  ORDER,
  PACKAGES,
  PATTERNS,
  STALE,
  STARTS,
  STATICS,
  STRINGS,
  STUB_EXCEPTIONS,
  MADE_BY_JAVA,
  PROMISES,
  ENUMS_MADE,
  RECEIVERS,
  PAST_HANDLERS,
  PAST_OVERRIDES,
  TEXTS,
  VIEWS,
  INHERITED_CALLBACKS,
  NAMED_LIKE_MODELS,
  MADE_FUNCTIONS,
  COPIES,
  FILLED,
  HELD_WITHIN,
  TAKEN_APART,
  FINAL_FIELDS,
  SET_FIRST,
  LOCK_BRANCHES,
];
