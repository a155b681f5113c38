/**
 * Methods with one action that do something after it: leave, take a monitor or a lock, wait, or have the library run code of the workspace
 * that does. After its action a method has to come to its end by itself, since its callers take it to have happened all at once. A JVM is
 * asked whether it does while another thread has the lock; where it does not, and every method of the program is verified, that is a wrong
 * proof.
 * Neighbours: `../theme.ts` says what a theme is; `callbacks.ts` is about what such code throws and changes.
 */
import type { Random } from '../../random';
import type { ValueProgram, ValueTheme } from '../theme';

/** What comes after the action, and the kind of member that the library runs in it, if it does. */
const TAILS: readonly { readonly text: string; readonly runs?: 'text' | 'hash' | 'same' | 'order' | 'trace' | 'message' }[] = [
  { text: 'String.valueOf(key);', runs: 'text' },
  { text: 'String s = "" + key;', runs: 'text' },
  { text: 'System.out.println(key);', runs: 'text' },
  { text: 'new StringBuilder().append((Object) key);', runs: 'text' },
  { text: 'key.hashCode();', runs: 'hash' },
  { text: 'Objects.hash(key);', runs: 'hash' },
  { text: 'Object o = key; o.hashCode();', runs: 'hash' },
  { text: 'new Pair(key).hashCode();', runs: 'hash' },
  { text: 'Objects.equals(key, "a");', runs: 'same' },
  { text: 'new Pair(key).equals(new Pair(new Key()));', runs: 'same' },
  { text: 'key.compareTo(key);', runs: 'order' },
  { text: 'new Failure();', runs: 'trace' },
  { text: 'new Failure().toString();', runs: 'message' },
  { text: 'String s = "" + new Pair(key);', runs: 'text' },
  { text: 'Set<Object> set = new HashSet<>(); set.add(key);', runs: 'hash' },
  { text: 'Map<Object, Object> map = new HashMap<>(); map.get(key);', runs: 'hash' },
  { text: 'AtomicReference<Object> self = new AtomicReference<>(); self.set(self); String.valueOf(self);' },
  { text: 'AtomicReference<Object> self = new AtomicReference<>(); self.set(new Pair(self)); String s = "" + self;' },
  { text: 'WAIT' },
  { text: 'calm();' },
  { text: 'new Starter();' },
  { text: 'if (x == 1) { WAIT }' },
  { text: 'other.calm();' },
];

/** What waits for the one who has `LOCK` or `GATE`, waits for nobody, or comes to no end. */
const WAITS = [
  'synchronized (Locks.LOCK) { }',
  'Locks.GATE.lock(); Locks.GATE.unlock();',
  'synchronized (Locks.LOCK) { Locks.calls++; }',
  'Locks.pause();',
  'while (true) { }',
  'Locks.GATE.lock(); try { Locks.calls++; } finally { Locks.GATE.unlock(); }',
  'Waiting waiting = new Waiting(); waiting.pause();',
] as const;
/** What comes to itself again through the library, and so to no end that the action allows for. */
const AGAIN: Readonly<Record<string, string>> = {
  text: 'String.valueOf(this);',
  hash: 'Objects.hashCode(this);',
  same: 'Objects.equals(this, o);',
  message: 'toString();',
};
const RUNS_ON = [
  '',
  'int twice = 2 * 1;',
  'synchronized (new Object()) { }',
  'boolean free = Locks.GATE.tryLock(); if (free) Locks.GATE.unlock();',
] as const;

export const BEHIND_ACTIONS: ValueTheme = {
  name: 'behind-actions',
  make(random: Random): ValueProgram {
    const tail = random.pick(TAILS);
    const again = tail.runs === undefined ? undefined : AGAIN[tail.runs];
    const wait = random.chance(70) ? random.pick(WAITS) : again !== undefined && random.chance(50) ? again : random.pick(RUNS_ON);
    // The waiting stands in the method itself, in one that it calls, or in what the library runs; nowhere else, or it would hide that one
    // of them is overlooked.
    const member = (kind: NonNullable<typeof tail.runs>): string => (tail.runs === kind ? wait : '');
    const own = tail.runs === undefined ? wait : '';
    const isAbove = random.chance(40);
    const members = `public String toString() { ${member('text')} return "k"; }
  public int hashCode() { ${member('hash')} return 7; }
  public boolean equals(Object o) { ${member('same')} return o == this; }
  public int compareTo(Object o) { ${member('order')} return 0; }`;
    const action = random.pick(['x = 1;', 'synchronized (own) { x = 1; }', 'if (x != 1) { x = 1; } else { x = 1; }']);
    const text = `import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

class Above {
  ${isAbove ? members : ''}
}
class Key extends Above implements Comparable<Object> {
  ${isAbove ? '' : members}
}
record Pair(Object left) { }
class Locks {
  static final Object LOCK = new Object();
  static final ReentrantLock GATE = new ReentrantLock();
  static volatile int calls;
  static void pause() { synchronized (LOCK) { } }
}
class Waiting {
  synchronized void pause() { synchronized (Locks.LOCK) { } }
}
class Failure extends RuntimeException {
  public Throwable fillInStackTrace() { ${member('trace')} return this; }
  public String getMessage() { ${member('message')} return "f"; }
}
class Starter {
  Starter() { ${own} }
}
class Box {
  private final Object own = new Object();
  private volatile int x;
  void calm() { ${own} }
  //@ performs (x) { x == 1 }
  void act(Key key, Box other) {
    //@ assume key != null && other != null
    ${action}
    ${tail.text.replace('WAIT', own)}
  }
}
class Acting extends Thread {
  final Box box = new Box();
  volatile boolean isDone;
  @Override public void run() { box.act(new Key(), new Box()); isDone = true; }
}
class BehindActions {
  static boolean m0() throws InterruptedException {
    Acting acting = new Acting();
    acting.setDaemon(true);
    Locks.GATE.lock();
    synchronized (Locks.LOCK) { acting.start(); acting.join(250); return acting.isDone; }
  }
}
`;
    return { text, className: 'BehindActions', methods: [{ name: 'm0', type: 'boolean', isPromise: true }] };
  },
};
