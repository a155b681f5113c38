//- verdict: failed
//- java-checks: auto
// A static initializer has started one before.
class MainAlone {
    static int n;
    private static final Object LOCK = new Object();

    static { new Thread(MainAlone::up).start(); }

    static void up() { synchronized (LOCK) { n++; } }

    public static void main(String[] args) throws InterruptedException {
        n = args.length;
//      ^^^^^^^^^^^^^^^ error[race]: /`n` is written here without holding `LOCK`, which every write of it holds/
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
