//- verdict: verified
// Arrays that are filled from the end, the counter going down before or after.

class FilledDownwards {
    //@ guarded_by[i] holder == tid
    private final /*@ non_null */ Object[] a = new Object[5];
    //@ global_invariant a.length == 5

    synchronized void after() {
        for (int i = a.length - 1; i >= 0; i--) a[i] = new Object();
        a[3].hashCode();
    }

    synchronized void before() {
        int i = 5;
        while (i-- > 0) a[i] = new Object();
        a[3].hashCode();
    }
}
