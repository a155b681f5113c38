//- verdict: failed
// The library calls these methods anywhere: if they wait, what their caller's caller holds is given up.
class ThrowableToString {
    /*@ guarded_by holder == tid */ private int x;
    static class Ex extends RuntimeException {
        final ThrowableToString n;
        //@ requires m != null
        Ex(ThrowableToString m) { n = m; }
        public String getMessage() {
        //            ^^^^^^^^^^ error[modifies]: /`ThrowableToString\.Ex\.getMessage` may wait, and so give up a monitor: but it overrides a method of the library that may be called anywhere and is believed to change nothing/
            ThrowableToString m = n;
            if (m == null) return "";
            synchronized (m) { try { m.wait(); } catch (InterruptedException e) { } }
            return "";
        }
    }
    synchronized void wrong() {
        Ex e = new Ex(this);
        int a = x;
        String s = e.toString();     // Throwable.toString calls getLocalizedMessage, that calls getMessage
        int b = x;
        //@ assert a == b
    }
    synchronized void inc() { x++; notifyAll(); }
}
