//- verdict: failed
// Mutant: the bell takes strokes back from a counter that may be a meter's.

import java.util.concurrent.atomic.AtomicInteger;

class Meter {
    /*@ non_null */ private final AtomicInteger count;
    //@ env_assumption \old(count.value) <= count.value

    Meter(/*@ non_null */ AtomicInteger count) {
        this.count = count;
    }

    void up() {
        int before = count.get();
        int after = count.get();
        //@ assert before <= after
    }
}

class Bell {
    /*@ non_null */ private final AtomicInteger strokes;

    Bell(/*@ non_null */ AtomicInteger strokes) {
        this.strokes = strokes;
    }

    void strike() {
        strokes.decrementAndGet();
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this atomic block breaks what other threads assume of their environment: `\\old\(count\.value\) <= count\.value` may not hold of this step/
    }
}
