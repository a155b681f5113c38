//- verdict: failed
// Mutant: the constructor sets the counter back after others have seen it.

import java.util.concurrent.atomic.AtomicInteger;

class Meter {
    /*@ unwritable_by_env_if false */ static volatile Meter last;
    /*@ non_null */ private final AtomicInteger count;
    //@ env_assumption \old(count.value) <= count.value

    Meter() {
        AtomicInteger made = new AtomicInteger(5);
        AtomicInteger same = made;
        count = same;
        last = this;
        made.set(0);
//      ^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `value`\) breaks what other threads assume of their environment: `\\old\(count\.value\) <= count\.value` may not hold of this step/
    }

    void up() {
        int before = count.get();
        int after = count.get();
        //@ assert before <= after
    }
}
