//- verdict: verified
// A lock of one's own is an object of exactly the class that is made: no monitor of an object of another class is that lock, and an untranslated method of another class sets no final field.
class LockOfOneClass {
    private final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ private int a;
    /*@ guarded_by lock.holder == tid */ private int b;
    /*@ global_invariant lock.holder == null ==> 0 <= a && a <= b */

    void inc() { synchronized (lock) { if (a < b) a++; } }
}

class Stranger {
    /*@ guarded_by holder == tid */ int x;

    synchronized void f() { x++; }
}
