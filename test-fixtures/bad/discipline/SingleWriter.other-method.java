//- verdict: failed
// A method of a thread object is not run by that thread, unless it is `run`.
// A field that only its own thread writes: no lock is needed to rely on it there.

class SingleWriter extends Thread {
    /*@ unwritable_by_env_if tid == this */
    private volatile int progress;

    public void run() {
        progress = 0;
        for (int i = 0; i < 10; i++) {
            int before = progress;
            progress = before + 1;
            /*@ assert progress == before + 1 */
        }
    }

    int seen() {
        progress = 0;
//      ^^^^^^^^^^^^ error[write-discipline]
        return 0;
    }
}
