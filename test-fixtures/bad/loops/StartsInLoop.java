//- verdict: failed
// A thread that is started in a loop is everybody's behind it.

class StartedWorker extends Thread {
    volatile int n;

    public void run() {
        n = 2;
    }
}

class StartsInLoop {
    static void m(int k) {
        StartedWorker worker = new StartedWorker();
        for (int i = 0; i < k; i++) worker.start();
        worker.n = 1;
        /*@ assert worker.n == 1 */
        //         ^^^^^^^^^^^^^ error[assertion]: /`worker\.n == 1` may not hold here\./
    }
}
