/**
 * The parts of the generated classes that have nothing to do with code without source: what is changed, the lock that it belongs to, and
 * the ways to look at it. What a callback does to it is in `effects.ts`. Texts use `ME` for the object, which is `this` or `C.this`.
 * Neighbours: `generate.ts` puts them together; `program.ts` says what the marks in the texts mean.
 */
import type { Random } from '../random';

export interface State {
  readonly about: string;
  readonly members: readonly string[];
  /** A statement after which `same` holds. */
  readonly set: string;
  /** Statements after which it does not. */
  readonly changes: readonly string[];
  readonly same: string;
}

const NUMBER: State = {
  about: 'number',
  members: ['GUARDEDprivate int x_;'],
  set: 'x_ = 1;',
  changes: ['x_++;', 'x_ = 7;', 'x_ += 2;', 'x_ = x_ + 1;'],
  same: 'x_ == 1',
};
const STATIC: State = {
  about: 'static',
  members: ['private static int x_;'],
  set: 'x_ = 1;',
  changes: ['x_++;', 'C.x_ = 7;'],
  same: 'x_ == 1',
};

/** Behind any lock. What is not protected without a clause (elements, fields of parts) is in `specials.ts`, where one thread has it. */
const STATES: readonly (readonly [number, State])[] = [
  [5, NUMBER],
  [
    1,
    {
      about: 'reference',
      members: ['GUARDEDprivate Object ref_;'],
      set: 'ref_ = LOCK_;',
      changes: ['ref_ = null;', 'ref_ = new Object();'],
      same: 'ref_ == LOCK_',
    },
  ],
  [
    1,
    { about: 'flag', members: ['GUARDEDprivate boolean on_;'], set: 'on_ = true;', changes: ['on_ = false;', 'on_ = !on_;'], same: 'on_' },
  ],
];

export interface Guard {
  readonly about: string;
  readonly members: readonly string[];
  readonly before: string;
  readonly after: string;
  /** Gives it up and has it again, in one statement. */
  readonly waits: readonly string[];
  /** The same for who asks first. */
  readonly relocks?: string;
  readonly drops?: string;
  readonly isHeld: string;
  /** No monitor: who takes one is not told from who gives it up, so that such programs are checked apart. */
  readonly isLock?: true;
  /** Instead of `before` and `after`, where a method is the section. */
  readonly modifier?: string;
  readonly annotation?: string;
}

const WAITS = (object: string): readonly string[] => [
  `try { ${object}.wait(5); } catch (InterruptedException e) { }`,
  `try { ${object}.wait(5); ${object}.wait(2); } catch (InterruptedException e) { }`,
];
export const MONITOR: Guard = {
  about: 'monitor',
  members: [],
  before: 'synchronized (ME) {',
  after: '}',
  waits: WAITS('ME'),
  isHeld: 'Thread.holdsLock(ME)',
  modifier: 'synchronized ',
};
export const CLASS: Guard = {
  about: 'class',
  members: [],
  before: 'synchronized (C.class) {',
  after: '}',
  waits: WAITS('C.class'),
  isHeld: 'Thread.holdsLock(C.class)',
};
const OWN = 'private final ReentrantLock lock_ = new ReentrantLock();';
/** With a condition of its own, `changed_`. */
export const LOCK: Guard = {
  about: 'lock',
  isLock: true,
  members: [OWN, 'private final Condition changed_ = lock_.newCondition();'],
  before: 'lock_.lock(); try {',
  after: '} finally { lock_.unlock(); }',
  waits: [
    'try { changed_.await(5, TimeUnit.MILLISECONDS); } catch (InterruptedException e) { }',
    'try { changed_.awaitNanos(4000000L); } catch (InterruptedException e) { }',
  ],
  relocks: 'if (lock_.isHeldByCurrentThread()) { lock_.unlock(); hub_.pause(); lock_.lock(); }',
  drops: 'if (lock_.isHeldByCurrentThread()) { lock_.unlock(); }',
  isHeld: 'lock_.isHeldByCurrentThread()',
};

export const STATED: Guard = { ...MONITOR, about: 'stated', annotation: '@GuardedBy("this") ' };

const GUARDS: readonly (readonly [number, Guard])[] = [
  [5, MONITOR],
  [3, STATED],
  [
    2,
    {
      about: 'mutex',
      members: ['private final Object mutex_ = new Object();'],
      before: 'synchronized (mutex_) {',
      after: '}',
      waits: WAITS('mutex_'),
      isHeld: 'Thread.holdsLock(mutex_)',
    },
  ],
  [2, CLASS],
  [2, LOCK],
  [2, { ...LOCK, about: 'stated lock', annotation: '@GuardedBy("lock_") ' }],
  [
    1,
    {
      about: 'write lock',
      members: ['private final ReentrantReadWriteLock both_ = new ReentrantReadWriteLock();'],
      before: 'both_.writeLock().lock(); try {',
      after: '} finally { both_.writeLock().unlock(); }',
      waits: [],
      isLock: true,
      relocks: 'if (both_.isWriteLockedByCurrentThread()) { both_.writeLock().unlock(); hub_.pause(); both_.writeLock().lock(); }',
      isHeld: 'both_.isWriteLockedByCurrentThread()',
    },
  ],
];

export interface Shape {
  readonly state: State;
  readonly guard: Guard;
}

export function stateOf(random: Random): State {
  return random.weighted(STATES);
}

export function shapeOf(random: Random): Shape {
  const guard = random.weighted(GUARDS);
  return { guard, state: guard === CLASS && random.chance(60) ? STATIC : stateOf(random) };
}

/** The simplest. */
export const PLAIN: Shape = { guard: MONITOR, state: NUMBER };

/** The statements in a section of the lock. */
export function guarded({ guard }: Shape, statements: string): string {
  return `${guard.before} ${statements} ${guard.after}`;
}

/** How a test looks at the state after the call, with the claim of that number; `CALL` is where it calls. */
export function lookOf(
  random: Random,
  { state: { set, same }, guard }: Shape,
  number: number,
): { readonly about: string; readonly lines: readonly string[]; readonly isCalled?: true } {
  const claim = (condition: string): string => `ASSERT<${number}>(${condition});`;
  const copy = /^x_/.test(same);
  return random.weighted<ReturnType<typeof lookOf>>([
    [6, { about: 'behind', lines: [set, 'CALL', claim(same)] }],
    [copy ? 2 : 0, { about: 'copy', lines: ['int before = x_;', 'CALL', claim('x_ == before')] }],
    [1, { about: 'handler', lines: [set, 'try {', 'CALL', '} catch (RuntimeException e) {', claim(same), '}'] }],
    [1, { about: 'behind a handler', lines: [set, 'try {', 'CALL', '} catch (RuntimeException e) {', 'told_ = 3;', '}', claim(same)] }],
    [1, { about: 'finally', lines: [set, 'try {', 'CALL', '} finally {', claim(same), '}'] }],
    [
      1,
      {
        about: 'done',
        lines: [
          'boolean done = false;',
          'try {',
          'CALL',
          'done = true;',
          '} catch (RuntimeException e) {',
          'told_ = 3;',
          '}',
          claim('done'),
        ],
      },
    ],
    [
      1,
      {
        about: 'not done',
        lines: ['boolean done = false;', 'try {', 'CALL', 'done = true;', '} catch (RuntimeException e) {', claim('!done'), '}'],
      },
    ],
    [1, { about: 'loop', lines: [set, 'for (int round = 0; round < 2; round++) {', 'CALL', '}', claim(same)] }],
    [1, { about: 'branch', lines: [set, 'if (hub_.flag()) {', 'CALL', '}', claim(same)] }],
    [guard.isLock ? 5 : 1, { about: 'set behind', lines: ['CALL', set, claim(same)] }],
    [1, { about: 'helper', lines: [set, 'CALL', claim(same)], isCalled: true }],
    [guard.isLock ? 3 : 1, { about: 'held', lines: ['CALL', claim(guard.isHeld)] }],
  ]);
}
