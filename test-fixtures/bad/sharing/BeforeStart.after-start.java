//- verdict: failed
//- java-checks: auto
//- option: all
// The object is set when its thread runs already.
class BeforeStart {
    static class Part implements Runnable {
        int sum;
        //  ^^^ error[race]: /`sum` may be written by one thread while another one uses it: no lock is held wherever it is used/
        final int from;
        Part(int from) { this.from = from; }
        @Override public void run() { for (int i = from; i < from + 10; i++) sum += i; }
    }

    static int run() throws InterruptedException {
        Part[] parts = new Part[4];
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) {
            parts[i] = new Part(10 * i);
            threads[i] = new Thread(parts[i]);
            threads[i].start();
            parts[i].sum = 1;
        }
        int all = 0;
        for (int i = 0; i < 4; i++) {
            threads[i].join();
            all += parts[i].sum;
        }
        return all;
    }
}
