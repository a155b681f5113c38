//- verdict: failed
//- java-checks: auto
//- option: all
// The sum is read while the thread may run.
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
            parts[i].sum = 1;
            threads[i] = new Thread(parts[i]);
            threads[i].start();
        }
        int all = 0;
        for (int i = 0; i < 4; i++) {
            all += parts[i].sum;
        }
        return all;
    }
}
