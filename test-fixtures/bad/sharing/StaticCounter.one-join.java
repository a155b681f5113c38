//- verdict: failed
//- java-checks: auto
// One of the threads may still count when the counter is read.
class StaticCounter {
    static int counter = 0;
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> { for (int i = 0; i < 1000; i++) synchronized (lock) { counter++; } });
        Thread b = new Thread(() -> { for (int i = 0; i < 1000; i++) synchronized (lock) { counter++; } });
        a.start();
        b.start();
        a.join();

        System.out.println(counter);
        //                 ^^^^^^^ error[race]: /`counter` is read here without holding `lock`, which every write of it holds/
    }
}
