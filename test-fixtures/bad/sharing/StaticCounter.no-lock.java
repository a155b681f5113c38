//- verdict: failed
//- java-checks: auto
// A static counter without any lock.
class StaticCounter {
    static int counter = 0;
    //         ^^^^^^^ error[race]: /`counter` may be written by one thread while another one uses it: no lock is held wherever it is used/
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> { for (int i = 0; i < 1000; i++) counter++; });
        Thread b = new Thread(() -> { for (int i = 0; i < 1000; i++) counter++; });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(counter);
    }
}
