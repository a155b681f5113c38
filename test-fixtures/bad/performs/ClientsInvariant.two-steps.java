//- verdict: failed
// The lock changes hands in two steps, and with the first of them it is free.
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
//      ^^^^^^^^ error[global-invariant]: /the invariant `mx\.m == null ==> x >= 0` may not hold after this: this step \(it writes `m`\)/
        m = null;
//      ^^^^^^^^ error[access-discipline]: /`m` is written here without the right to: `m == null \|\| m == tid` may not hold for this thread/
//      ^^^^^^^^ error[global-invariant]: /the invariant `mx\.m == null ==> x >= 0` may not hold after this: this step \(it writes `m`\)/
//      ^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `m`\), but the method has already changed something that others can see, so it is not one atomic action/
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
