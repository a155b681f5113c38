//- verdict: verified
// A counter that a constructor makes, keeps, and goes on using after others can see the object.

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
        made.incrementAndGet();
    }

    void up() {
        int before = count.get();
        int after = count.get();
        //@ assert before <= after
    }
}
