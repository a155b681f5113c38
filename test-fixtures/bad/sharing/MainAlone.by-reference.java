//- verdict: failed
//- java-checks: auto
// Threads of a list are started by a reference.
class MainAlone {
    static int n;
    //         ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used, and in 2 more places/
    private static final Object LOCK = new Object();

    static void up() { synchronized (LOCK) { n++; } }

    public static void main(String[] args) throws InterruptedException {
        java.util.List<Thread> early = java.util.List.of(new Thread(MainAlone::up));
        early.forEach(Thread::start);
        n = args.length;
        int before = n;
        Thread one = new Thread(MainAlone::up);
        Thread two = new Thread(MainAlone::up);
        one.start();
        two.start();
        one.join();
        two.join();
        System.out.println(n - before);
        n++;
        n = 0;
    }
}
