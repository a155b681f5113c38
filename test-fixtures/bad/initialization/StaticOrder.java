//- verdict: failed
// While a class is initialized, a static final field that comes later is still null.

class StaticOrder {
    static final Object[] EARLY = new Object[StaticOrder.size()];
    //                                       ^^^^^^^^^^^^^^^^^^ warning[null-dereference]
    static final int[] LATE = new int[3];

    /*@ global_invariant LATE != null */

    static int size() {
        return LATE.length;
    }
}
