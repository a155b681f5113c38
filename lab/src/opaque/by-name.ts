/**
 * What reaches members of the class by their names, in the class itself: updaters of fields, handles and reflection. A field is written,
 * or a method or constructor is called that writes it, between setting it and looking at it; or a field that is only ever given new objects
 * is set to null in this way.
 * Ways that an earlier checker missed are `OPEN`: they are made on demand only (`--family open`).
 * Neighbours: `generate.ts` takes some of these; `shapes.ts` says what is looked at.
 */
import type { Random } from '../random';
import type { Channel } from './channels';
import { MONITOR, STATED, guarded, type Guard, type Shape, type State } from './shapes';
import { SUBJECT, classText, method, type OpaqueProgram } from './program';

const QUIETLY = (call: string): string => `try { ${call} } catch (Throwable gone) { }`;

/** How the handle comes to the call: `TYPE` its type, `MADE` what makes it, `H` in the call what it is. */
interface Way {
  readonly about: string;
  readonly members: string;
  readonly before: string;
  /** Right before the call. */
  readonly within?: string;
  readonly name: string;
}

const CHECKED = 'try { KEPT } catch (ReflectiveOperationException gone) { throw new IllegalStateException(gone); }';
const WAYS: readonly Way[] = [
  {
    about: 'static field',
    members: `private static final TYPE HANDLE_; static { ${CHECKED.replace('KEPT', 'HANDLE_ = MADE;')} }`,
    before: '',
    name: 'HANDLE_',
  },
  {
    about: 'field',
    members: `private final TYPE handle_; C() { ${CHECKED.replace('KEPT', 'handle_ = MADE;')} }`,
    before: '',
    name: 'handle_',
  },
  {
    about: 'local',
    members: '',
    before: 'TYPE handle = null; try { handle = MADE; } catch (ReflectiveOperationException gone) { return; }',
    name: 'handle',
  },
  {
    about: 'method',
    members: `private static TYPE handle_() { ${CHECKED.replace('KEPT', 'return MADE;')} }`,
    before: 'TYPE handle = handle_(); if (handle == null) { return; }',
    name: 'handle',
  },
];

/** Not refused today: the type of the handle is written nowhere, or does not say which class it is. */
const OPEN_WAYS: readonly Way[] = [
  { about: 'on the spot', members: '', before: '', name: 'MADE' },
  { about: 'inferred', members: '', before: '', within: 'var handle = MADE; ', name: 'handle' },
];

interface Handle {
  readonly type: string;
  readonly made: string;
  /** `H` is the handle. */
  readonly calls: readonly string[];
  readonly members?: readonly string[];
  readonly isVolatile?: true;
  /** It is there without an exception, so that a field is simply given it. */
  readonly isPlain?: true;
}

const LOOKUP = 'MethodHandles.lookup()';

function handlesOf(shape: Shape): readonly Handle[] {
  const up = `private void up_() { ${own(guarded(shape, 'x_ = 7;'))} }`;
  return [
    {
      type: 'AtomicIntegerFieldUpdater<C>',
      made: 'AtomicIntegerFieldUpdater.newUpdater(C.class, "x_")',
      calls: [
        'H.set(this, 2);',
        'H.incrementAndGet(this);',
        'H.compareAndSet(this, 1, 5);',
        'H.getAndAdd(this, 3);',
        'H.lazySet(this, 4);',
        'H.updateAndGet(this, old -> old + 2);',
      ],
      isVolatile: true,
      isPlain: true,
    },
    {
      type: 'VarHandle',
      made: `${LOOKUP}.findVarHandle(C.class, "x_", int.class)`,
      calls: [
        'H.set(this, 2);',
        'H.setVolatile(this, 3);',
        'H.compareAndSet(this, 1, 5);',
        'H.getAndAdd(this, 3);',
        'H.setRelease(this, 4);',
        'int got = (int) H.getAndSet(this, 8);',
      ],
    },
    { type: 'Field', made: 'C.class.getDeclaredField("x_")', calls: ['H.setInt(this, 7);', 'H.set(this, 7);'] },
    {
      type: 'MethodHandle',
      made: `${LOOKUP}.findSetter(C.class, "x_", int.class)`,
      calls: ['H.invoke(this, 7);', 'H.invokeExact(this, 7);'],
    },
    {
      type: 'MethodHandle',
      made: `${LOOKUP}.findSpecial(C.class, "up_", MethodType.methodType(void.class), C.class)`,
      calls: ['H.invoke(this);', 'H.invokeExact(this);'],
      members: [up],
    },
    {
      type: 'Method',
      made: 'C.class.getDeclaredMethod("up_")',
      calls: ['H.invoke(this);', 'H.invoke(this, new Object[0]);'],
      members: [up],
    },
    {
      type: 'Constructor<Made_>',
      made: 'Made_.class.getDeclaredConstructor(C.class)',
      calls: ['H.newInstance(this);', 'Made_ got = H.newInstance(this);'],
      members: ['private static class Made_ { private Made_(C of) { of.up_(); } }', up],
    },
  ];
}

const stateOf = (isVolatile: boolean): State => ({
  about: isVolatile ? 'volatile' : 'number',
  members: [`GUARDEDprivate ${isVolatile ? 'volatile ' : ''}int x_;`],
  set: 'x_ = 1;',
  changes: ['x_ = 7;', 'x_++;'],
  same: 'x_ == 1',
});

export interface NameParts {
  readonly shape: Shape;
  readonly channel: Channel;
  readonly onDemand?: string;
}

/** `isOpen`: one of the ways that are known to be missed. */
export function byNameOf(random: Random, isOpen: boolean): NameParts {
  const guard: Guard = random.pick([MONITOR, STATED, STATED]);
  const plain: Shape = { guard, state: stateOf(false) };
  // Which class a name is of that is imported on demand is not known.
  const isOnDemand = isOpen && random.chance(30);
  const handle = random.pick(handlesOf(plain).filter(({ type }) => !isOnDemand || /^(Field|Method|Constructor)\b/.test(type)));
  const shape: Shape = { guard, state: stateOf(handle.isVolatile === true) };
  const way = random.pick(isOpen && !isOnDemand ? OPEN_WAYS : WAYS);
  const filled = (text: string): string => text.replaceAll('TYPE', handle.type).replaceAll('MADE', handle.made);
  // Without an exception to be caught Java refuses the handler.
  const fitted = (text: string): string =>
    handle.isPlain ? text.replaceAll('catch (ReflectiveOperationException gone)', 'catch (RuntimeException gone)') : text;
  const call = random.pick(handle.calls).replaceAll(/\bH\b/g, filled(way.name));
  return {
    shape,
    channel: {
      about: `by name: ${/^\w+/.exec(handle.type)![0]}, ${way.about}${isOnDemand ? ' on demand' : ''}`,
      members: [...(way.members === '' ? [] : [fitted(filled(way.members))]), ...(handle.members ?? [])],
      ...(way.before !== '' && { open: [fitted(filled(way.before))] }),
      call: QUIETLY(`${filled(way.within ?? '')}${call}`),
    },
    ...(isOnDemand && { onDemand: 'java.lang.reflect' }),
  };
}

/** A field that is only ever given new objects, but by its name. */
export function nullByName(random: Random, isOpen: boolean): OpaqueProgram {
  const [type, made, call] = random.pick<readonly [string, string, string]>(
    isOpen
      ? [['MethodHandle', `${LOOKUP}.findSetter(C.class, "ref_", Object.class)`, 'H.invoke(this, (Object) null);']]
      : [
          [
            'AtomicReferenceFieldUpdater<C, Object>',
            'AtomicReferenceFieldUpdater.newUpdater(C.class, Object.class, "ref_")',
            'H.set(this, null);',
          ],
          ['VarHandle', `${LOOKUP}.findVarHandle(C.class, "ref_", Object.class)`, 'H.set(this, (Object) null);'],
          ['Field', 'C.class.getDeclaredField("ref_")', 'H.set(this, null);'],
        ],
  );
  const field = random.pick(['private volatile Object ref_ = new Object();', 'private volatile Object ref_ = "a";']);
  const given = random.pick(['new Object()', '"b"']);
  const isRenewed = random.chance(60);
  return {
    text: classText(`class ${SUBJECT}`, [
      field,
      ...(isRenewed ? [method('void renew_()', [`ref_ = ${given};`])] : []),
      method('void clear_()', [QUIETLY(`${type} handle = ${made}; ${call.replace('H', 'handle')}`)]),
      method('void test0_(Hub hub)', [random.pick(['Object got = ref_;', 'Object got = this.ref_;']), 'ASSERT<0>(got != null);']),
    ]),
    about: `null by name: ${/^\w+/.exec(type)![0]}`,
    made: `new ${SUBJECT}()`,
    steps: ['c.clear_(); c.test0_(new jar.Hub());'],
    beside: undefined,
    kind: 'plain',
  };
}

function own(text: string): string {
  return text.replaceAll('ME', 'this');
}
