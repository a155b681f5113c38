//- verdict: failed
// The same without a specification.

class RunInlined extends Thread {
    /*@ unwritable_by_env_if tid == this */
    int work;

    public void run() {
        work = 1;
    }

    static void direct(RunInlined one) {
        if (one != null) {
            one.run();
//          ^^^^^^^^^ error[write-discipline]
        }
    }
}
