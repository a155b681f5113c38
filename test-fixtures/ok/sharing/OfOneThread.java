//- verdict: verified
//- java-checks: auto
//- option: all
// What only the thread of the object uses needs no lock, beside a flag that others set.
class OfOneThread {
    private volatile boolean isStopped;
    private long rounds;
    private Thread thread;

    void start() {
        thread = new Thread(() -> {
            while (!isStopped) rounds++;
            System.out.println(rounds);
        });
        thread.start();
    }
    void stop() { isStopped = true; }

    static void two() {
        OfOneThread first = new OfOneThread(), second = new OfOneThread();
        first.start();
        second.start();
        first.stop();
        second.stop();
    }
}
