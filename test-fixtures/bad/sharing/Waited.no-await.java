//- verdict: failed
//- java-checks: auto
// One method reads the value without waiting.
import java.util.concurrent.CountDownLatch;

class Result {
    private final CountDownLatch done = new CountDownLatch(1);
    private String value;
    //             ^^^^^ error[race]: /`value` may be written by one thread while another one uses it: no lock is held wherever it is used/
    int args() { return 1; }
    void run() { value = "x"; done.countDown(); }
    String get() throws InterruptedException { if (args() > 0) done.await(); return value; }

    public static void main(String[] args) throws InterruptedException {
        Result result = new Result();
        new Thread(result::run).start();
        System.out.println(result.get());
    }
}

class Halves implements Runnable {
    private final CountDownLatch both = new CountDownLatch(2);
    private int left;
    private int right;

    @Override public void run() {
        try {
            left = 1;
        } finally {
            both.countDown();
        }
    }

    void second() { right = 2; both.countDown(); }

    int sum() {
        try {
            both.await();
        } catch (InterruptedException e) {
            return 0;
        }
        return left + right;
    }

    public static void main(String[] args) {
        Halves halves = new Halves();
        new Thread(halves).start();
        new Thread(halves::second).start();
        System.out.println(halves.sum());
    }
}

class Worker extends Thread {
    private volatile boolean running = true;
    private int processed;
    private String result;

    @Override public void run() {
        while (running) { processed++; if (processed > 1000) break; }
        result = "done " + processed;
    }

    void shutdown() { running = false; interrupt(); }

    String result() throws InterruptedException { join(); return result; }

    public static void main(String[] args) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        worker.shutdown();
        System.out.println(worker.result());
    }
}
