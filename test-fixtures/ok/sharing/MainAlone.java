//- verdict: verified
//- java-checks: auto
// What `main` uses without the lock before it starts the first thread, and after it has waited for all of them.
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
        one.join();
        two.join();
        System.out.println(n - before);
        n++;
        n = 0;
    }
}
