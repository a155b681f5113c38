//- verdict: verified
// What a client promises while the lock is free is owed by whoever gives the lock back, here by calls of which only the name is known.
class Free {
    volatile Thread m;

    //@ performs (m) { m == null }
    void release() {
        m = null;
    }
}

class Client {
    final Free mx = new Free();
    volatile int x;
    /*@ global_invariant mx.m == null ==> x >= 0 */
}
