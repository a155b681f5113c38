//- verdict: failed
// Mutant: a gauge that goes down, although its own class says that it does not.

import java.util.concurrent.atomic.AtomicInteger;

class Range {
    private final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ int low;
    /*@ guarded_by lock.holder == tid */ int high;
    //@ global_invariant lock.holder == null ==> low <= high

    void grow() {
        synchronized (lock) {
            high = high + 1;
        }
    }
}

class Meter {
    private final AtomicInteger count = new AtomicInteger();
    //@ env_assumption \old(count.value) <= count.value

    void up() {
        int before = count.get();
        count.incrementAndGet();
        int after = count.get();
        //@ assert before <= after
    }
}

class Gauge {
    private final Object lock = new Object();
    private final AtomicInteger level = new AtomicInteger();
    /*@ guarded_by lock.holder == tid */ int most;

    //@ env_assumption \old(level.value) <= level.value
    void drain() {
        synchronized (lock) {
            most = 0;
            level.set(0);
//          ^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `value`\) breaks what other threads assume of their environment: `\\old\(level\.value\) <= level\.value` may not hold of this step/
        }
    }
}
