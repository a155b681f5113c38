//- verdict: failed
// Another thread may get the right to read back while this one writes: it sees what is half done.

import java.util.concurrent.atomic.AtomicInteger;

class ReadersByPhase {
    volatile int phase;

    //@ unwritable_by_env_if holder == tid; unreadable_by_env_if holder == tid && phase == 1
    volatile int value;

    //@ performs (value) { value == \old(value) + (\result ? 2 : 0) }
    synchronized boolean add() {
        if (phase != 1) return false;
        value = value + 1;
//      ^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `value`\), but the method has already changed something that others can see, so it is not one atomic action\. `unreadable_by_env_if holder == tid && phase == 1` does not help here, because it does not last: other threads may change what it mentions, and then read `value`/
        value = value + 1;
//      ^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `value`\), but the method has already changed something that others can see, so it is not one atomic action\. `unreadable_by_env_if holder == tid && phase == 1` does not help here, because it does not last: other threads may change what it mentions, and then read `value`/
        return true;
    }
}

class ReadersByFlag {
    volatile boolean open;

    //@ unwritable_by_env_if holder == tid; readable_if open || holder == tid
    volatile int value;

    //@ performs (value) { value == \old(value) + (\result ? 2 : 0) }
    synchronized boolean add() {
        if (open) return false;
        value = value + 1;
//      ^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `value`\), but the method has already changed something that others can see, so it is not one atomic action\. `readable_if open \|\| holder == tid` does not help here, because it does not last: other threads may change what it mentions, and then read `value`/
        value = value + 1;
//      ^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `value`\), but the method has already changed something that others can see, so it is not one atomic action\. `readable_if open \|\| holder == tid` does not help here, because it does not last: other threads may change what it mentions, and then read `value`/
        return true;
    }
}

class ReadersOfRow {
    volatile int shown;

    //@ unwritable_by_env_if[i] holder == tid; unreadable_by_env_if[i] holder == tid && i >= shown
    final int[] row = new int[2];

    //@ performs (row[1]) { row[1] == \old(row[1]) + (\result ? 2 : 0) }
    synchronized boolean add() {
        if (shown != 1) return false;
        row[1] = row[1] + 1;
//      ^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `row\[1\]`\), but the method has already changed something that others can see, so it is not one atomic action\. `unreadable_by_env_if\[i\] holder == tid && i >= shown` does not help here, because it does not last: other threads may change what it mentions, and then read elements of `row`/
        row[1] = row[1] + 1;
//      ^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `row\[1\]`\), but the method has already changed something that others can see, so it is not one atomic action\. `unreadable_by_env_if\[i\] holder == tid && i >= shown` does not help here, because it does not last: other threads may change what it mentions, and then read elements of `row`/
        return true;
    }
}

class ReadersByAtomic {
    static final Object LOCK = new Object();
    static final AtomicInteger readers = new AtomicInteger();

    //@ unwritable_by_env_if LOCK.holder == tid; readable_if readers.value > 0 || LOCK.holder == tid
    static volatile int value;

    //@ performs (value) { value == \old(value) + (\result ? 2 : 0) }
    static boolean add() {
        synchronized (LOCK) {
            if (readers.get() > 0) return false;
            value = value + 1;
//          ^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `value`\), but the method has already changed something that others can see, so it is not one atomic action\. `readable_if readers\.value > 0 \|\| LOCK\.holder == tid` does not help here, because it does not last: other threads may change what it mentions, and then read `value`/
            value = value + 1;
//          ^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `value`\), but the method has already changed something that others can see, so it is not one atomic action\. `readable_if readers\.value > 0 \|\| LOCK\.holder == tid` does not help here, because it does not last: other threads may change what it mentions, and then read `value`/
            return true;
        }
    }
}

class OtherRow {
    //@ unwritable_by_env_if[i] holder == tid
    final int[] all = new int[2];
    //@ unreadable_by_env_if[i] holder == tid
    volatile int[] hidden;

    void hide() { hidden = all; }

    //@ performs (all[1]) { all[1] == \old(all[1]) + (\result ? 2 : 0) }
    synchronized boolean add() {
        if (hidden != all) return false;
        all[1] = all[1] + 1;
//               ^^^^^^ error[read-discipline]: /`all\[1\]` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
//      ^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `all\[1\]`\), but the method has already changed something that others can see, so it is not one atomic action\. `unreadable_by_env_if\[i\] holder == tid` does not help here, because it does not last: other threads may change what it mentions, and then read elements of `hidden`/
        all[1] = all[1] + 1;
//               ^^^^^^ error[read-discipline]: /`all\[1\]` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
//      ^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `all\[1\]`\), but the method has already changed something that others can see, so it is not one atomic action\. `unreadable_by_env_if\[i\] holder == tid` does not help here, because it does not last: other threads may change what it mentions, and then read elements of `hidden`/
        return true;
    }
}
