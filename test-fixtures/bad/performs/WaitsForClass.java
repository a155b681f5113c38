//- verdict: failed
// The first use of a class waits where another thread runs its static initializer. Behind a commit point that is no matter only if the initializer comes to its end: not so where it loops,
// takes a monitor, or uses classes in a circle. The use may stand in the body, in what it calls, or in any section of a monitor that it takes.
class Spins {
    static volatile boolean isClosed;
    static int count;
    static { while (!isClosed) { } }
}

class Locks {
    static int count;
    static { synchronized (Locks.class) { count = 1; } }
}

class Round {
    static int count = Trip.count;
}

class Trip {
    static int count = Round.count;
}

class Plain {
    static int count;
    static final int[] SIZES = new int[4];
    static { for (int i = 0; i < 4; i++) SIZES[i] = i; }
    static final Plain ONE = make();

    static Plain make() {
        return new Plain();
    }
}

class UsesBehind {
    /*@ guarded_by holder == tid */ int y;
    /*@ writable_if holder == tid */ volatile int x;

    //@ performs (x, y) { x == 5 && y == 5 }
    synchronized void spins() {
        x = 5;
        new Spins();
//      ^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it waits until `Spins` is initialized\), but the method has already changed something that others can see, so it is not one atomic action/
        y = 5;
    }

    //@ performs (x, y) { x == 5 && y == 5 }
    synchronized void locks() {
        x = 5;
        new Locks();
//      ^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it waits until `Locks` is initialized\), but the method has already changed something that others can see, so it is not one atomic action/
        y = 5;
    }

    //@ performs (x, y) { x == 5 && y == 5 }
    synchronized void round() {
        x = 5;
        new Trip();
//      ^^^^^^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it waits until `Trip` is initialized\), but the method has already changed something that others can see, so it is not one atomic action/
        y = 5;
    }

    //- verdict UsesBehind.before: verified
    //@ performs (x, y) { x == 5 && y == 5 }
    synchronized void before() {
        new Spins();
        x = 5;
        y = 5;
    }

    //- verdict UsesBehind.plain: verified
    //@ performs (x, y) { x == 5 && y == 5 }
    synchronized void plain() {
        x = 5;
        new Plain();
        y = 5;
    }
}

class Mutex {
    /*@ guarded_by holder == tid */ private Thread owner;
    /*@ env_assumption \old(owner) == tid ==> owner == tid */
    /*@ env_assumption \old(owner) != tid ==> owner != tid */

    //@ requires holder != tid
    //@ performs (owner) { \old(owner) == null && owner == tid }
    synchronized void acquire() {
        while (owner != null) {
            try {
                wait();
            } catch (InterruptedException e) {
            }
        }
        owner = Thread.currentThread();
    }

    //@ requires owner == tid
    //@ performs (owner) { owner == null }
    synchronized void release() {
        owner = null;
        notify();
    }

    synchronized void other() {
        new Locks();
    }
}

class Client {
    private final Mutex lock = new Mutex();
    private volatile int x;

    //@ requires lock.holder != tid
    //@ performs (x) { x == 5 }
    void set() {
        lock.acquire();
        x = 5;
        lock.release();
//      ^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `Mutex\.release`\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}
