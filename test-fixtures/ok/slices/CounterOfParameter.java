//- verdict: verified
// A counter of which nothing is known but its class may be one that its owner has handed out.

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
        got.addAndGet(2);
    }
}
