//- verdict: verified
// A thread object is its maker's until it is started.

class Started extends Thread {
    /*@ unwritable_by_env_if tid == this */
    int work;

    public void run() {
        work = work + 1;
    }

    static void launch() {
        Started one = new Started();
        one.work = 10;
        one.start();
    }
}
