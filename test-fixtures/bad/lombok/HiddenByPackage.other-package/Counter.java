//- verdict: failed
//- option: all
// `@Setter` is Lombok's here: it writes the field without the lock.
package p;

import lombok.*;

class Counter {
    @Setter private int count;
//  ^^^^^^^ error[race]: /in `Counter\.setCount`, which `@Setter` generates: `this\.count` is written here without holding `this`, which is held in most places where it is used/

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
