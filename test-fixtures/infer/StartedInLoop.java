//- infer: safe
// A loop of starts is gone through turn by turn; each turn has a thread of its own.
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
        for (Thread one : threads) {
            one.join();
        }
        assert c == 2;
    }
}
