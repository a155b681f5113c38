//- verdict: failed
// Mutant: sets back a counter that may be a meter's.

import java.util.concurrent.atomic.AtomicInteger;

class Meter {
    private final AtomicInteger count = new AtomicInteger();
    //@ env_assumption \old(count.value) <= count.value

    AtomicInteger count() {
        return count;
    }
}

class Stranger {
    void use(/*@ non_null */ AtomicInteger given) {
        given.set(0);
//      ^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `value`\) breaks what other threads assume of their environment: `\\old\(count\.value\) <= count\.value` may not hold of this step/
    }
}
