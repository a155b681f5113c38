//- verdict: failed
//- java-checks: auto
// The counter is read without the lock that every write holds.
class Counter {
    private int n;
    synchronized void inc() { n++; }
    int get() { return n; }
    //                 ^ error[race]: /`n` is read here without holding `this`, which every write of it holds/
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
