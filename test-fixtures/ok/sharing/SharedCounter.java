//- verdict: verified
//- java-checks: auto
// Two threads count; nobody says what protects the counter, and the lock is found.
class Counter {
    private int n;
    synchronized void inc() { n++; }
    synchronized int get() { return n; }
}

class SharedCounter {
    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter();
        Runnable task = () -> { for (int i = 0; i < 1000; i++) counter.inc(); };
        Thread first = new Thread(task);
        Thread second = new Thread(task);
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(counter.get());
    }
}
