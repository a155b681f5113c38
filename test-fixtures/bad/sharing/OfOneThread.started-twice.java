//- verdict: failed
//- java-checks: auto
//- option: all
// One object is started twice, so two threads count.
class OfOneThread {
    private volatile boolean isStopped;
    private long rounds;
    //           ^^^^^^ error[race]: /`rounds` may be written by one thread while another one uses it: no lock is held wherever it is used/
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
        first.start();
        first.stop();
        second.stop();
    }
}
