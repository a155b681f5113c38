//- verdict: failed
// Mutant: without the clause of the other class the version may go down again.

import java.util.concurrent.atomic.AtomicInteger;

class Numbers {
    static final AtomicInteger VALUE = new AtomicInteger();
    static final AtomicInteger VERSION = new AtomicInteger();
}

class Versions {
}

class Values {
    //@ env_assumption \old(Numbers.VALUE.value) == Numbers.VALUE.value || \old(Numbers.VERSION.value) < Numbers.VERSION.value
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`env_assumption \\old\(Numbers\.VALUE\.value\) == Numbers\.VALUE\.value \|\| \\old\(Numbers\.VERSION\.value\) < Numbers\.VERSION\.value` may hold of each of two steps of other threads and not of both together; it is neither assumed nor checked until it is mended/

    void read() {
        int version = Numbers.VERSION.get();
        Numbers.VERSION.incrementAndGet();
        //@ assert version >= version
    }
}
