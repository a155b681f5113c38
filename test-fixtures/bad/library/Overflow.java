//- verdict: failed
//- integers: java
// A semaphore has no more permits than an int can count: the last one is refused, with an error.
import java.util.concurrent.Semaphore;

class Overflow {
    /*@ guarded_by holder == tid */ private int begun;
    /*@ guarded_by holder == tid */ private int done;
    //@ global_invariant holder == null ==> begun == done

    synchronized void one(Semaphore slots) {
        if (slots == null) return;
        begun++;
        slots.release();
        done++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/

    static void full() {
        Semaphore slots = new Semaphore(Integer.MAX_VALUE);
        slots.release();
        //@ assert false
    }

    //@ requires slots != null && 0 <= n
    static void many(Semaphore slots, int n) {
        try {
            slots.release(n);
        } catch (Error e) {
            //@ assert false
            //         ^^^^^ error[assertion]: /`false` may not hold here\./
        }
    }
}
