//- verdict: failed
// A static initializer runs wherever its class is first used: if it waits, what is held there is given up.
class StaticInitWaits {
    static final Object K = new Object();
    /*@ guarded_by K.holder == tid */ static int y;
    static class Init {
    //           ^^^^ error[modifies]: /a static initializer may wait, and so give up a monitor that is held where the class is first used/
        static int q = 3;
        //         ^ information[unguarded-field]: /`q` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
        static { synchronized (K) { try { K.wait(); } catch (InterruptedException e) { } } }
    }
    static void wrong() {
        synchronized (K) {
            int a = y;
            int z = Init.q;
            int b = y;
            //@ assert a == b
            int d = 1 / (b - a + 1);
        }
    }
    static void w() { synchronized (K) { y++; K.notifyAll(); } }
}
