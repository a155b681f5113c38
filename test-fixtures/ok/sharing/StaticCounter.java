//- verdict: verified
//- java-checks: auto
// A static counter with a lock of its own; behind the joins nobody else is there.
class StaticCounter {
    static int counter = 0;
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> { for (int i = 0; i < 1000; i++) synchronized (lock) { counter++; } });
        Thread b = new Thread(() -> { for (int i = 0; i < 1000; i++) synchronized (lock) { counter++; } });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter);
    }
}
