//- verdict: failed
//- java-checks: auto
// Code without source that is given a function may run it in a thread of its own.
class MainAlone {
    static int n;
    private static final Object LOCK = new Object();

    static void up() { synchronized (LOCK) { n++; } }

    public static void main(String[] args) throws InterruptedException {
        com.elsewhere.Pool.go(MainAlone::up);
        n = args.length;
//      ^^^^^^^^^^^^^^^ error[race]: /`n` is written here without holding `LOCK`/
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
