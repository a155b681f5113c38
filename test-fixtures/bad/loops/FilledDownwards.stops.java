//- verdict: failed
// The loop stops one place early, or leaves places out.

class FilledDownwards {
    //@ guarded_by[i] holder == tid
    private final /*@ non_null */ Object[] a = new Object[5];
    //@ global_invariant a.length == 5

    synchronized void after(int k) {
        if (k < 0 || k > 4) return;
        for (int i = a.length - 1; i > 0; i--) a[i] = new Object();
        a[k].hashCode();
    //  ^^^^^^^^^^^^^^^ warning[null-dereference]
    }

    synchronized void before(int k) {
        if (k < 0 || k > 4) return;
        int i = 5;
        while (i-- > 0) {
            if (i == 2) continue;
            a[i] = new Object();
        }
        a[k].hashCode();
    //  ^^^^^^^^^^^^^^^ warning[null-dereference]
    }
}
