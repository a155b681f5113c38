//- verdict: failed
//- option: all
//- java-checks: auto
// Two locks of `main`, one of each call, one of each round, and a use without it.
class Locks4 {
    static int s;
    //         ^ error[race]: /`s` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public static void main(String[] args) throws InterruptedException {
        Object m = new Object(), k = new Object();
        Thread a = new Thread(() -> { synchronized (m) { s += 5; } });
        Thread t = new Thread(() -> { synchronized (k) { s += 5; } });
        t.start(); a.start(); t.join(); a.join();
        System.out.println(s);
    }
}
class Locks5 {
    static int s;
    //         ^ error[race]: /`s` may be written by one thread while another one uses it: no lock is held wherever it is used/
    static void go() throws InterruptedException {
        Object m = new Object();
        Thread a = new Thread(() -> { synchronized (m) { s += 5; } });
        a.start(); 
        synchronized (m) { s++; } a.join();
    }
    public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { try { go(); } catch (InterruptedException e) { } }); t.start(); go(); }
}
class Locks6 {
    static int s;
    //         ^ error[race]: /`s` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 2; i++) { Object m = new Object();
        new Thread(() -> { synchronized (m) { s += 5; } }).start(); }
    }
}
class Locks7 {
    static int s;
    //         ^ error[race]: /`s` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public static void main(String[] args) throws InterruptedException {
        Object m = new Object();
        Thread a = new Thread(() -> { synchronized (m) { s += 5; } });
        a.start();
        s++;
        a.join();
    }
}
