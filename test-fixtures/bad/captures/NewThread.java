//- verdict: failed
// "Every other thread" includes those that this method has just started.

class NewThread extends Thread {
    /*@ unwritable_by_env_if tid == this */
    volatile int work;

    public void run() {
        work = 1;
        int seen = work;
        /*@ assert seen == 1 */
    }

    static void launch() {
        NewThread one = new NewThread();
        one.start();
        one.work = 10;
//      ^^^^^^^^^^^^^ error[write-discipline]
    }
}
