//- verdict: unsupported
// A guard that is not understood: whoever reads or writes the field, or calls the method, is not checked; whoever does neither, is.

class Prose {
    @GuardedBy("This thread") int x;
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` with `This thread`, which is not understood/
    //                            ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    synchronized void writes() { x++; }

    //- verdict Prose.two: verified
    int two() { return 2; }
}

class Computed {
    private final Object[] locks = { new Object() };
    Object lock() { return locks[0]; }
    @GuardedBy("lock()") int x;
//  ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` with `lock\(\)` \(`lock\(\)` must only return a field, `this` or a class\), which is not understood/
    //                       ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    void writes() { synchronized (lock()) { x++; } }
    //- verdict Computed.lock: verified
    //- verdict Computed.<init>: verified
}

class Overridden {
    private final Object mine = new Object();
    Object lock() { return mine; }
    @GuardedBy("lock()") int x;
//  ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` with `lock\(\)` \(`lock\(\)` is overridden, so it may return another lock\), which is not understood/
    //                       ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    void writes() { synchronized (mine) { x++; } }
    //- verdict Overridden.lock: verified
    //- verdict Overridden.<init>: verified
}

class Overriding extends Overridden {
    private final Object other = new Object();
    Object lock() { return other; }
    //- verdict Overriding.lock: verified
    //- verdict Overriding.<init>: verified
}

interface Inherited {
    @GuardedBy({"this", "some other lock"}) void work();
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` with `some other lock`, which is not understood/
}

class Worker implements Inherited {
    public void work() { }
    static void calls(Inherited one) { if (one != null) one.work(); }
}

class Unnamed {
    static final String NAME = "this";
    @GuardedBy int x;
//  ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` without the name of a lock, which is not understood/
    //             ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    @GuardedBy(NAME) int y;
//  ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` without the name of a lock, which is not understood/
    //                   ^ information[unguarded-field]: /`y` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void writes() { x++; }
    void reads() { int a = y; }
}

class Ambiguous {
    final Object lock = new Object();
    //- verdict Ambiguous.<init>: verified
    @GuardedBy("lock") void work(Object lock) { }
//  ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` with `lock` \(there are a parameter and a field `lock`\), which is not understood/
}
