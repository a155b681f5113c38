//- verdict: failed
// While the class is initialized the array becomes the protected one; before that its elements were anybody's.

class Elsewhere {
    static final Object LOCK = new Object();
    static final int[] SHARED = new int[3];
}

class BeforeItIsOurs {
    //@ elems_guarded_by Elsewhere.LOCK.holder == tid
    static final int[] CELLS;

    static {
        synchronized (Elsewhere.LOCK) {
            int[] found = Elsewhere.SHARED;
            int seen = found[0];
            CELLS = found;
            int again = found[0];
            /*@ assert seen == again */
            //         ^^^^^^^^^^^^^ error[assertion]: /`seen == again` may not hold here\./
        }
    }
}
