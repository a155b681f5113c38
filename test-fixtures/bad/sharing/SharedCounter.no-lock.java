//- verdict: failed
//- java-checks: auto
// Two threads count without a lock.
class Counter {
    private int n;
    //          ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
    void inc() { n++; }
    int get() { return n; }
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
