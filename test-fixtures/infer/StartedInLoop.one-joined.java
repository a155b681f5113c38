//- infer: unsafe
// Only the first of two threads is waited for.
class StartedInLoop {
    static int c;

    static synchronized void inc() {
        c++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            threads[i] = new Thread(() -> inc());
            threads[i].start();
        }
        threads[0].join();
        assert c == 2;
    }
}
