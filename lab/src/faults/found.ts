/**
 * Which generator finds a wrong proof, or a wrong answer of the server, by itself while a fault is in: of each family of wrong proofs that
 * was ever found, the fix taken back. `caughtBy` of a fault says what of the suite notices it, where somebody has written the program down;
 * this says that the laboratory would make such a program.
 * Neighbours: `generators.ts` runs them; `lab/README.md` has the log of the last run.
 */

/** A command of the laboratory that ends at its first finding. */
export type Generator = 'lab' | 'values' | 'opaque' | 'stated' | 'confirmed' | 'fuzz';

export interface Found {
  /** Ids of `list.ts`; more than one where only together they let a wrong program through. */
  readonly faults: readonly string[];
  readonly by: Generator;
  /** A theme of `lab` or `values`, a family of `opaque`; all of them where there is none. */
  readonly theme?: string;
  /** Where the seeds begin; 1 if nothing is said. */
  readonly seed?: number;
  /** Programs in one workspace of `values`; what another one has may hide it. */
  readonly together?: number;
  /** The first Java that can find it, where that is newer than 17; with an older one it is left out. */
  readonly java?: number;
}

const ofThemes = (by: Generator, themes: Readonly<Record<string, readonly string[]>>): readonly Found[] =>
  Object.entries(themes).flatMap(([theme, ids]) => ids.map((id) => ({ faults: [id], by, ...(theme === 'any' ? {} : { theme }) })));

export const FOUND: readonly Found[] = [
  ...ofThemes('lab', {
    movers: [
      'free-for-anybody-is-exclusive',
      'exclusive-access-need-not-last',
      'exclusive-reading-need-not-last',
      'writes-against-readers',
      'readers-clause-makes-writers',
    ],
    thread: ['helpers-never-alone', 'helpers-entered-by-calls-only'],
    gates: ['told-by-another-name'],
    constants: ['false-invariants-end-it'],
    frames: ['packages-like-that-of-models'],
    safe: [
      'thread-safe-elements',
      'thread-safe-objects-apart',
      'thread-safe-shown-early',
      'thread-safe-constructors-unseen',
      'thread-safe-public-fields',
    ],
  }),
  ...ofThemes('values', {
    measures: ['measures-below-zero', 'measures-are-not-proved'],
    'past-handlers': [
      'exceptions-of-earlier-rounds',
      'overrides-throw-the-same',
      'user-code-throws-the-same',
      'one-way-throws',
      'handlers-below-take-all',
      'suppressed-without-a-word',
    ],
    initializers: ['initializers-never-throw'],
    'initializer-threads': ['initializers-publish-silently'],
    identity: ['lambdas-always-new'],
    callbacks: [
      'user-code-never-throws',
      'generated-members-run-nothing',
      'only-members-of-stubs',
      'results-of-changed-objects',
      'user-code-changes-nothing',
      'user-code-without-checks',
      'taken-checks-are-shown',
      'library-inherits-from-object',
      'causes-are-not-asked',
      'conditional-is-of-its-first-side',
    ],
    'behind-actions': ['user-code-never-waits', 'recursion-through-the-library-ends'],
    'stub-exceptions': ['parts-of-no-lock'],
    kinds: ['arrays-are-mere-objects', 'switch-argument-by-itself', 'conditional-of-switch-not-promoted'],
    inherited: ['fields-of-stubs-only', 'methods-of-stubs-only', 'overloads-of-stubs-only'],
    strings: ['captured-is-constant', 'field-of-this-is-constant'],
    hiding: ['private-does-not-hide', 'private-member-class'],
    'never-null': ['non-null-local-at-declaration-only', 'non-null-loop-variable', 'non-null-result-unsaid'],
    'enums-made': ['enum-values-always-there', 'enum-switches-always-numbered', 'enum-switches-initialize-nothing'],
    receivers: ['object-of-static-call-dropped', 'wait-takes-any-time'],
    starts: ['own-start-not-called'],
    'past-overrides': ['models-call-overrides'],
    texts: ['text-is-never-null'],
    'made-functions': ['functions-of-the-library-are-known'],
    copies: ['copies-by-clone-are-right', 'copies-by-streams-are-right'],
    views: ['library-objects-of-known-classes'],
    caught: ['checks-throw-what-the-clause-names', 'broad-handlers-never-entered'],
    promises: ['one-specification-of-several', 'promises-of-other-interfaces-are-dropped'],
    packages: [
      'override-across-packages',
      'never-overridden-between',
      'members-of-packages-inherited',
      'members-of-packages-accessible',
      'member-classes-of-packages-inherited',
      'classes-of-packages-imported',
      'protected-members-imported',
      'private-members-imported',
    ],
  }),
  ...[
    'arrays-without-origins',
    'arrays-of-strangers-are-exact',
    'casts-of-strangers-are-exact',
    'stores-that-may-fit-never-do',
    'copies-of-elements-fail-at-once',
  ].map((id): Found => ({ faults: [id], by: 'values', theme: 'arrays', together: 1 })),
  { faults: ['models-mean-classes-of-the-workspace'], by: 'values', theme: 'named-like-models', together: 1 },
  { faults: ['overrides-where-declared'], by: 'values', theme: 'inherited-callbacks', together: 1 },
  { faults: ['constructors-above-run-nothing', 'initialized-before-constructors-above'], by: 'values', theme: 'above' },
  { faults: ['what-the-library-fills-is-not-written'], by: 'values', theme: 'filled', together: 1 },
  { faults: ['type-arguments-of-known-classes-only'], by: 'values', theme: 'held-within', together: 1 },
  { faults: ['references-never-hold-themselves'], by: 'values', theme: 'behind-actions', together: 1 },
  ...[
    'half-made-objects-are-whole',
    'atomic-blocks-know-what-they-owe',
    'only-own-initializer-runs-first',
    'library-asks-nothing-of-parameters',
  ].map((id): Found => ({ faults: [id], by: 'values', theme: 'never-null' })),
  ...[
    'seen-before-it-is-set',
    'statements-show-nothing',
    'constructors-above-show-nothing',
    'constructors-keep-anywhere',
    'kept-functions-are-not-read',
    'classes-initialize-nothing',
    'initializers-run-any-method',
    'initializers-see-what-they-set',
    'objects-have-no-code',
    'made-below-the-library-run-nothing',
    'switches-use-one-enum',
    'functions-are-never-more',
    'the-library-asks-no-holder',
    'static-fields-of-others-are-own',
    'streams-leave-nothing-out',
  ].map((id): Found => ({ faults: [id], by: 'values', theme: 'set-first' })),
  ...['set-before-a-return', 'constants-set-before-a-return', 'copies-hand-on-nothing'].map(
    (id): Found => ({ faults: [id], by: 'values', theme: 'final-fields' }),
  ),
  { faults: ['numbers-are-doubles'], by: 'values', theme: 'lock-branches' },
  { faults: ['outer-object-after-the-arguments'], by: 'values', theme: 'order' },
  { faults: ['accessors-run-in-patterns'], by: 'values', theme: 'taken-apart', together: 1, java: 21 },
  ...ofThemes('opaque', {
    any: [
      'made-by-strangers-is-harmless',
      'objects-of-strangers-ask-nothing',
      'strangers-asked-by-calls-only',
      'strangers-given-to-constructors',
      'records-hold-no-strangers',
      'strangers-of-one-method',
    ],
    flows: ['copies-of-strangers-are-none', 'strangers-are-not-thrown', 'strangers-along-assignments-only', 'subclasses-hold-no-strangers'],
    functions: ['functions-give-nothing'],
    unseen: ['unseen-members-never-called-back'],
    threads: [
      'runs-of-threads-by-name',
      'threads-are-no-runnables',
      'tasks-run-no-threads',
      'executors-start-threads',
      'targets-of-threads-may-hold',
      'nothing-is-asked-beside-lambdas',
      'starts-beside-lambdas-ask-nothing',
      'threads-of-variables-are-no-targets',
    ],
    asked: ['nothing-is-asked-above'],
    'half-known': ['this-is-no-stranger', 'objects-around-are-no-strangers'],
    references: ['references-call-nobody', 'references-keep-locks', 'helpers-by-name-are-under-locks'],
    locks: [
      'arrays-of-locks-lead-nowhere',
      'locks-of-strangers-are-plain',
      'locks-out-of-code-without-source',
      'wait-of-what-is-not-known',
      'nothing-waits-behind-code-without-source',
      'monitors-given-up-by-bodies-only',
      'nothing-waits-in-a-recursion',
      'locks-kept-by-callbacks',
      'protected-by-locks-that-are-given-up',
      'awaiting-is-giving-back',
      'balanced-whatever-is-held-at-the-end',
      'balanced-but-for-exceptions',
      'unbalanced-callees-forgotten',
      'given-back-more-than-taken',
    ],
    'by-name': ['members-by-name-are-nobodys', 'updaters-give-no-null'],
  }),
  ...ofThemes('stated', {
    any: [
      'non-null-number',
      'guard-not-understood-dropped',
      'guard-of-method-dropped',
      'misplaced-annotations-unsaid',
      'nowarn-of-nothing',
      'broken-clause-dropped',
      'look-alikes-unsaid',
      'look-alikes-within-unsaid',
      'misplaced-clauses-unsaid',
      'look-alikes-in-ghosts-of-nobody',
      'ghosts-of-no-type-unsaid',
    ],
  }),
  ...ofThemes('confirmed', {
    any: ['race-without-rival', 'confirmed-at-the-call', 'confirmed-by-another-call', 'second-mains-are-called'],
  }),
  ...ofThemes('fuzz', {
    any: [
      'published-by-offset',
      'check-all-without-disk',
      'name-is-file',
      'closed-name-not-cleared',
      'folder-by-its-last-name',
      'file-for-a-folder',
    ],
  }),
];
