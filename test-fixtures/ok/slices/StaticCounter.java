//- verdict: verified
// A static field that holds an AtomicInteger of its own, and a clause in one class about what another one holds.

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
        Numbers.NEXT.addAndGet(10);
    }
}
