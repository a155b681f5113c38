//- verdict: failed
// What `@ThreadSafe` asks for is there: state that several threads change is protected, state that only constructors set stays as it is.

@ThreadSafe class Safe {
    private static int made;
    //                 ^^^^ information[unguarded-field]: /`made` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    @GuardedBy("Safe.class") private static int last;

    private final int[] table = { 1, 2, 3 };
    @GuardedBy("this") private final int[] counts = new int[4];
    private int name;
    private volatile boolean stopped;
    private final Entry entry = new Entry();
    @GuardedBy("this") private final Plain plain = new Plain();
    private final Constant constant = new Constant(7);

    Safe(int name) {
        this.name = name;
        synchronized (Safe.class) { last++; }
    }

    int name() { return name; }
    int first() { return table[0]; }
    synchronized int count() { return counts[0]++; }
    void stop() { stopped = true; }
    boolean isStopped() { return stopped; }
    void enter() { entry.add(); }
    void change() { plain.x++; }
    //              ^^^^^ error[access-discipline]: /`plain` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
    int constant() { return constant.value(); }
    static int never() { return made; }
}

class Entry {
    @GuardedBy("this") private int n;
    synchronized void add() { n++; }
}

class Plain {
    int x;
    //  ^ error[race]: /`x` may be written by one thread while another one uses it: no lock is held wherever it is used/
}

class Constant {
    private int value;
    Constant(int value) { this.value = value; }
    int value() { return value; }
}
