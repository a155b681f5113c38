//- verdict: failed
// Only an array of exactly Object takes every object.

class ArrayStore {
    //@ requires a != null && a.length > 0 && \typeof(a) == \type(Object[])
    static void put(Object[] a, Object o) {
        a[0] = o;
    }

    static void own(Object o) {
        Object[] a = new Object[1];
        a[0] = o;
        Object[] texts = new String[1];
        texts[0] = new Object();
//      ^^^^^^^^^^^^^^^^^^^^^^^ warning[array-store]
    }
}
