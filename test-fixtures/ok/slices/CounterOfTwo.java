//- verdict: verified
// An AtomicInteger that two classes share: what one of them assumes of it is owed by the other.

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
        strokes.incrementAndGet();
    }
}
