//- verdict: failed
// A field that only its own thread writes: no lock is needed to rely on it there.

class SingleWriter extends Thread {
    private volatile int progress;

    public void run() {
        progress = 0;
        for (int i = 0; i < 10; i++) {
            int before = progress;
            progress = before + 1;
            /*@ assert progress == before + 1 */
            //         ^^^^^^^^^^^^^^^^^^^^^^ error[assertion]
        }
    }

    int seen() {
        return progress;
    }
}
