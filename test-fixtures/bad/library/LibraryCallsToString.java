//- verdict: failed
// The library calls these methods anywhere: if they wait, what their caller's caller holds is given up.
class LibraryCallsToString {
    /*@ guarded_by holder == tid */ private int x;
    public String toString() {
    //            ^^^^^^^^ error[modifies]: /`LibraryCallsToString\.toString` may wait, and so give up a monitor: but it overrides a method of the library that may be called anywhere and is believed to change nothing/
        synchronized (this) { try { wait(); } catch (InterruptedException e) { } }
        return "s";
    }
    synchronized void println() {
        int a = x;
        System.out.println(this);
        int b = x;
        //@ assert a == b
    }
    synchronized void valueOf() {
        int a = x;
        String s = String.valueOf(this);
        int b = x;
        //@ assert a == b
    }
    synchronized void builder() {
        int a = x;
        new StringBuilder().append(this);
        int b = x;
        //@ assert a == b
    }
    synchronized void format() {
        int a = x;
        String s = String.format("%s", this);
        int b = x;
        //@ assert a == b
    }
    synchronized void inc() { x++; notifyAll(); }
}
