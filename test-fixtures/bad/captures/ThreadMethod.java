//- verdict: failed
// Any thread may call a method of a thread object, and `this` need not be running.

class ThreadMethod extends Thread {
    private volatile int n;

    void m() {
        /*@ assert tid == this */
        //         ^^^^^^^^^^^ error[assertion]
    }

    public void run() {
        /*@ assert tid == this && start */
    }

    static void k() {
        /*@ assert tid != main */
        //         ^^^^^^^^^^^ error[assertion]
    }
}
