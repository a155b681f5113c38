//- verdict: verified
// Whoever has a place for itself has it for as long as only others run: then its accesses move. The mutants lose it in between.

import java.util.concurrent.atomic.AtomicBoolean;

class ClosedRegister {
    volatile boolean closed;
    //@ env_assumption \old(closed) ==> closed

    //@ writable_if !closed
    volatile int value;

    //@ performs () { \result == 0 }
    int twice() {
        if (!closed) return 0;
        int first = value;
        int second = value;
        return first - second;
    }
}

class ClosedByAtomic {
    final AtomicBoolean closed = new AtomicBoolean();
    //@ env_assumption \old(closed.value) ==> closed.value

    //@ writable_if !closed.value
    volatile int value;

    //@ performs () { \result == 0 }
    int twice() {
        if (!closed.get()) return 0;
        int first = value;
        int second = value;
        return first - second;
    }
}

class StaticGate {
    static volatile boolean closed;
    //@ env_assumption \old(closed) ==> closed

    //@ accessible_if !closed || tid == main
    static volatile int value;

    //@ requires tid == main
    //@ performs (value) { value == \old(value) + (\result ? 2 : 0) }
    static boolean add() {
        if (!closed) return false;
        value = value + 1;
        value = value + 1;
        return true;
    }
}

class OwnedRegister {
    //@ unwritable_by_env_if owner == tid
    volatile Thread owner;

    //@ writable_if owner == tid
    volatile int value;

    //@ performs () { \result == 0 }
    int twice() {
        if (owner != Thread.currentThread()) return 0;
        int first = value;
        int second = value;
        return first - second;
    }
}

class UnderLock {
    final Object lock = new Object();

    //@ guarded_by lock.holder == tid
    boolean busy;
    //@ global_invariant lock.holder == null ==> !busy

    //@ writable_if lock.holder == tid; readable_if busy ==> lock.holder == tid
    volatile int value;

    //@ performs (value, busy) { value == \old(value) + 2 && !busy }
    void add() {
        synchronized (lock) {
            busy = true;
            value = value + 1;
            value = value + 1;
            busy = false;
        }
    }
}

class ReadersByPhase {
    //@ unwritable_by_env_if holder == tid
    volatile int phase;

    //@ unwritable_by_env_if holder == tid; unreadable_by_env_if holder == tid && phase == 1
    volatile int value;

    //@ performs (value) { value == \old(value) + (\result ? 2 : 0) }
    synchronized boolean add() {
        if (phase != 1) return false;
        value = value + 1;
        value = value + 1;
        return true;
    }
}

class FrozenRow {
    volatile boolean closed;
    //@ env_assumption \old(closed) ==> closed

    //@ writable_if[i] !closed || i == 0
    final int[] row = new int[2];

    //@ performs () { \result == 0 }
    int twice() {
        if (!closed) return 0;
        int first = row[1];
        int second = row[1];
        return first - second;
    }
}

class SlotOfMap {
    //@ ghost /*@ unwritable_by_env_if[slot] owners[slot] == tid */ int -> Thread owners;

    //@ writable_if owners[0] == tid; readable_if owners[0] == null || owners[0] == tid
    volatile int value;

    //@ requires owners[0] == tid
    //@ performs (value) { value == \old(value) + 2 }
    void add() {
        value = value + 1;
        value = value + 1;
    }
}

class HiddenRow {
    //@ unwritable_by_env_if[i] holder == tid
    final int[] all = new int[2];
    //@ unwritable_by_env_if holder == tid; unreadable_by_env_if[i] holder == tid
    volatile int[] hidden;

    //@ performs (all[1]) { all[1] == \old(all[1]) + (\result ? 2 : 0) }
    synchronized boolean add() {
        if (hidden != all) return false;
        all[1] = all[1] + 1;
        all[1] = all[1] + 1;
        return true;
    }
}
