//- verdict: verified
//- option: all
// `@Setter` is not Lombok's here: nothing writes the field without the lock.
package p;

import lombok.*;

class Counter {
    @Setter private int count;

    synchronized void up() {
        count++;
    }

    synchronized int count() {
        return count;
    }

    static void counted() {
        Counter counter = new Counter();
        new Thread(() -> counter.up()).start();
    }
}
