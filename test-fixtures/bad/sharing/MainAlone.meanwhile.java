//- verdict: failed
//- java-checks: auto
// A write between start and join.
class MainAlone {
    static int n;
    private static final Object LOCK = new Object();

    static void up() { synchronized (LOCK) { n++; } }

    public static void main(String[] args) throws InterruptedException {
        n = args.length;
        int before = n;
        Thread one = new Thread(MainAlone::up);
        Thread two = new Thread(MainAlone::up);
        one.start();
        two.start();
        n = 7;
//      ^^^^^ error[race]: /`n` is written here without holding `LOCK`, which is held in most places where it is used/
        one.join();
        two.join();
        System.out.println(n - before);
        n++;
        n = 0;
    }
}
