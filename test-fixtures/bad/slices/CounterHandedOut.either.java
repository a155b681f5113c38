//- verdict: failed
// Mutant: a stranger takes from what may be the meter's counter, or one of its own.

import java.util.concurrent.atomic.AtomicInteger;

class Meter {
    private final AtomicInteger count = new AtomicInteger();
    //@ env_assumption \old(count.value) <= count.value

    AtomicInteger count() {
        return count;
    }

    void up() {
        int before = count.get();
        int after = count.get();
        //@ assert before <= after
    }
}

class Stranger {
    void use(/*@ non_null */ Meter meter) {
        AtomicInteger got = meter.count();
        got.incrementAndGet();
    }

    void either(/*@ non_null */ Meter meter, boolean own) {
        AtomicInteger got = new AtomicInteger();
        if (!own) {
            got = meter.count();
        }
        got.addAndGet(-2);
//      ^^^^^^^^^^^^^^^^^ error[env-assumption]: /this atomic block breaks what other threads assume of their environment: `\\old\(count\.value\) <= count\.value` may not hold of this step/
    }
}
