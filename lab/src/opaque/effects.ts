/**
 * What the code does that is called back: changes what its caller looks at (itself, in a helper, deep down, in a recursion), gives up the
 * lock, throws, or nothing that matters.
 * Neighbours: `shapes.ts` says what the state and the lock are; `channels.ts` how the code is reached.
 */
import type { Random } from '../random';
import { guarded, type Shape } from './shapes';

export interface Effect {
  readonly about: string;
  /** Statements, in which `ME` is the object. */
  readonly body: string;
  readonly members?: readonly string[];
  /** What a registration adds. */
  readonly register?: string;
  /** Programs that give up different things are checked apart. */
  readonly kind?: 'waits' | 'locks';
}

/** Long enough that nobody puts the bodies in the place of the calls. */
function deep(change: string): readonly string[] {
  const levels = [0, 1, 2, 3, 4, 5].map((at) => `private void d${at}_(int k) { d${at + 1}_(k); d${at + 1}_(k + 1); d${at + 1}_(k + 2); }`);
  return [...levels, `private void d6_(int k) { if (k > 0) { ${change} } told_ = told_ + k; }`];
}

export function effectOf(random: Random, shape: Shape): Effect {
  const { state, guard } = shape;
  const change = random.pick(state.changes);
  const inside = guarded(shape, change);
  const own = (text: string): string => text.replaceAll('ME', 'this');
  const bump =
    guard.modifier !== undefined && random.chance(50)
      ? `private ${guard.modifier}void up_() { ${change} }`
      : `private void up_() { ${own(inside)} }`;
  const wait = guard.waits.length > 0 ? random.pick(guard.waits) : undefined;
  const waiting = wait === undefined ? '' : guarded(shape, wait);
  return random.weighted<Effect>([
    [6, { about: 'changes', body: inside }],
    [2, { about: 'helper', body: 'up_();', members: [bump] }],
    [1, { about: 'other object', body: 'C mine = ME; mine.up_();', members: [bump] }],
    [1, { about: 'deep', body: guarded(shape, 'd0_(0);'), members: deep(change) }],
    [
      2,
      {
        about: 'recursion',
        body: 'down_(2);',
        members: [`private void down_(int k) { if (k > 0) { down_(k - 1); } else { ${own(inside)} } }`],
      },
    ],
    [
      1,
      {
        about: 'two methods',
        body: 'even_(3);',
        members: [
          'private void even_(int k) { if (k > 0) { odd_(k - 1); } }',
          `private void odd_(int k) { if (k > 0) { even_(k - 1); } else { ${own(inside)} } }`,
        ],
      },
    ],
    [wait === undefined ? 0 : 5, { about: 'waits', body: waiting, kind: 'waits' }],
    [
      wait === undefined ? 0 : 1,
      { about: 'waits in a helper', body: 'rest_();', members: [`private void rest_() { ${own(waiting)} }`], kind: 'waits' },
    ],
    [
      wait === undefined ? 0 : 1,
      {
        about: 'waits in a recursion',
        body: 'down_(2);',
        members: [`private void down_(int k) { if (k > 0) { down_(k - 1); } else { ${own(waiting)} } }`],
        kind: 'waits',
      },
    ],
    [guard.relocks === undefined ? 0 : 3, { about: 'unlocks and locks', body: guard.relocks ?? '', kind: 'locks' }],
    [guard.drops === undefined ? 0 : 2, { about: 'unlocks', body: guard.drops ?? '', kind: 'locks' }],
    [2, { about: 'throws', body: 'if (hub_.flag()) { throw new IllegalStateException(); }' }],
    [1, { about: 'again', body: 'hub_.fire();', register: `hub_.add((Runnable) () -> { ${own(inside)} });` }],
    [1, { about: 'by name', body: 'hub_.same(ME).up_();', members: [bump] }],
    [1, { about: 'lambda', body: `Runnable inner = () -> { ${inside} }; inner.run();` }],
    [1, { about: 'sometimes', body: `if (hub_.flag()) { ${inside} }` }],
    [1, { about: 'in the end', body: `try { hub_.fire(); } finally { ${inside} }` }],
    [guard.annotation === undefined ? 0 : 2, { about: 'changes without the lock', body: change }],
    [4, { about: 'elsewhere', body: guarded(shape, 'told_++;') }],
    [1, { about: 'nothing', body: '' }],
  ]);
}
