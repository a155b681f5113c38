//- verdict: verified
// A lock says what it `performs` and knows nothing of what its clients keep true while it is free: whoever calls it owes that, here the clients, and not the method in between.
class Mutex {
    //@ accessible_if m == null || m == tid
    Thread m;

    //@ performs (m) { \old(m) == null && m == tid }
    void acquire() {
        /*@ atomic */ {
            //@ assume m == null
            m = Thread.currentThread();
        }
    }

    //@ requires m == tid
    //@ performs (m) { m == null }
    void release() {
        m = null;
    }
}

class Between {
    //@ requires lock != null && lock.m == tid
    //@ performs (lock.m) { lock.m == null }
    void giveBack(/*@ non_null */ Mutex lock) {
        lock.release();
    }
}

class Client {
    private final Mutex mx = new Mutex();
    private final Between between = new Between();
    //@ guarded_by mx.m == tid
    private int x;
    //@ global_invariant mx.m == null ==> x >= 0

    //@ performs (x) { x == \old(x) + 1 }
    void up() {
        mx.acquire();
        x++;
        mx.release();
    }

    //@ performs (x) { x == 0 }
    void zero() {
        mx.acquire();
        x = -1;
        x = 0;
        between.giveBack(mx);
    }
}
