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
    void use(/*@ non_null */ AtomicInteger given) {
        given.incrementAndGet();
    }
}
