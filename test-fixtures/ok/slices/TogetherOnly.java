//- verdict: verified
// Two clauses of two classes about counters of a third: one is transitive only because of the other.

import java.util.concurrent.atomic.AtomicInteger;

class Numbers {
    static final AtomicInteger VALUE = new AtomicInteger();
    static final AtomicInteger VERSION = new AtomicInteger();
}

class Versions {
    //@ env_assumption \old(Numbers.VERSION.value) <= Numbers.VERSION.value
}

class Values {
    //@ env_assumption \old(Numbers.VALUE.value) == Numbers.VALUE.value || \old(Numbers.VERSION.value) < Numbers.VERSION.value

    void read() {
        int version = Numbers.VERSION.get();
        Numbers.VERSION.incrementAndGet();
        //@ assert version >= version
    }
}
