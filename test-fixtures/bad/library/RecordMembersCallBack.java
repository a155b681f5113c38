//- verdict: failed
// The library calls these methods anywhere: if they wait, what their caller's caller holds is given up.
class RecordMembersCallBack {
    /*@ guarded_by holder == tid */ private int x;
    record P(Object o) { }
    private void pause() { synchronized (this) { try { wait(); } catch (InterruptedException e) { } } }
    public boolean equals(Object o) { pause(); return o == this; }
    //             ^^^^^^ error[modifies]: /`RecordMembersCallBack\.equals` may wait, and so give up a monitor: but it overrides a method of the library that may be called anywhere and is believed to change nothing/
    public int hashCode() { pause(); return 1; }
    //         ^^^^^^^^ error[modifies]: /`RecordMembersCallBack\.hashCode` may wait, and so give up a monitor: but it overrides a method of the library that may be called anywhere and is believed to change nothing/
    public String toString() { pause(); return ""; }
    //            ^^^^^^^^ error[modifies]: /`RecordMembersCallBack\.toString` may wait, and so give up a monitor: but it overrides a method of the library that may be called anywhere and is believed to change nothing/
    synchronized void eq() {
        P p = new P(this), q = new P(new RecordMembersCallBack());
        int a = x;
        p.equals(q);
        int b = x;
        //@ assert a == b
    }
    synchronized void hash() {
        P p = new P(this);
        int a = x;
        p.hashCode();
        int b = x;
        //@ assert a == b
    }
    synchronized void str() {
        P p = new P(this);
        int a = x;
        String s = "" + p;
        int b = x;
        //@ assert a == b
    }
    synchronized void inc() { x++; notifyAll(); }
}
