//- verdict: failed
// Threads made from a Runnable: a lambda, an anonymous class, an object whose `run` asks for its thread; and an anonymous Thread.

class Threads {
    /*@ guarded_by this.holder == tid */
    private int n;

    void lambda() {
        Thread t = new Thread(() -> {
            synchronized (this) {
                n++;
            }
        });
        t.start();
    }

    void anonymous() {
        Thread t = new Thread() {
            @Override
            public void run() {
                //@ assert tid == this
                synchronized (Threads.this) {
                    n++;
                }
            }
        };
        t.start();
    }

    static class Worker implements Runnable {
        /*@ unwritable_by_env_if owner == tid */
        private Thread owner;

        //@ requires owner == tid
        public void run() {
            //@ assert owner == tid
            owner = null;
        }
    }

    static void worker() {
        Worker worker = new Worker();
        Thread t = new Thread(worker, "worker");
        worker.owner = t;
        t.start();
    }

    /** Until the thread is started nobody else knows what it captured. */
    static void before() {
        int[] cell = new int[1];
        Thread t = new Thread(() -> cell[0] = 7);
        cell[0] = 1;
        //@ assert cell[0] == 1
        t.start();
    }

    static void twice() {
        Thread t = new Thread(() -> { });
        try {
            t.start();
        } catch (IllegalThreadStateException e) {
            return;
        }
        //@ unreachable
        //  ^^^^^^^^^^^ error[unreachable]: /This point is declared unreachable, but may be reached\./
    }
}
