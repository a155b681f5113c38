//- verdict: failed
// Mutant: a class without any clause sets back what another one relies on.

import java.util.concurrent.atomic.AtomicInteger;

class Numbers {
    static final AtomicInteger NEXT = new AtomicInteger();
}

class Tickets {
    //@ env_assumption \old(Numbers.NEXT.value) <= Numbers.NEXT.value

    void draw() {
        int one = Numbers.NEXT.getAndIncrement();
        int other = Numbers.NEXT.getAndIncrement();
        //@ assert one < other
    }
}

class Office {
    void open() {
        Numbers.NEXT.set(0);
//      ^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `value`\) breaks what other threads assume of their environment: `\\old\(Numbers\.NEXT\.value\) <= Numbers\.NEXT\.value` may not hold of this step/
    }
}
