//- verdict: failed
// Mutant: takes from a counter of its own, or from one that may be a meter's.

import java.util.concurrent.atomic.AtomicInteger;

class Meter {
    private final AtomicInteger count = new AtomicInteger();
    //@ env_assumption \old(count.value) <= count.value

    AtomicInteger count() {
        return count;
    }
}

class Stranger {
    private final AtomicInteger own = new AtomicInteger();

    void use(/*@ non_null */ AtomicInteger given) {
        given.incrementAndGet();
    }

    void either(/*@ non_null */ AtomicInteger given, boolean other) {
        AtomicInteger got = own;
        if (other) {
            got = given;
        }
        got.addAndGet(-2);
//      ^^^^^^^^^^^^^^^^^ error[env-assumption]: /this atomic block breaks what other threads assume of their environment: `\\old\(count\.value\) <= count\.value` may not hold of this step/
    }
}
