//- verdict: verified
// Two classes that know nothing of each other: each has a lock and a counter of its own, and what one says of its monitor and its counter concerns the other in nothing.

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

    // It may go down: nobody but a Gauge speaks of its level.
    void drain() {
        synchronized (lock) {
            most = 0;
            level.set(0);
        }
    }
}
