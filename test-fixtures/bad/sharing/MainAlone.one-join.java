//- verdict: failed
//- java-checks: auto
// Only one of the threads is waited for.
class MainAlone {
    static int n;
    //         ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
    private static final Object LOCK = new Object();

    static void up() { synchronized (LOCK) { n++; } }

    public static void main(String[] args) throws InterruptedException {
        n = args.length;
        int before = n;
        Thread one = new Thread(MainAlone::up);
        Thread two = new Thread(MainAlone::up);
        one.start();
        two.start();
        one.join();
        System.out.println(n - before);
        n++;
        n = 0;
    }
}
