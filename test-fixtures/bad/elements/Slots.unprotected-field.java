//- verdict: failed
// The elements of an array are guarded by the monitor of the object whose array it is; the field alone leads to it.

class Slots {
    /*@ guarded_by[i] this.holder == tid */
    private final int[] slots = new int[10];

    /*@ elems_guarded_by this.holder == tid */
    private final boolean[] used = new boolean[10];

    synchronized void put(int i, int v) {
        if (0 <= i && i < slots.length && i < used.length) {
            slots[i] = v;
            used[i] = true;
        }
    }

    synchronized int putTwice(int i) {
        if (i < 0 || i >= slots.length) return 0;
        slots[i] = 5;
        int x = slots[i];
        /*@ assert x == 5 */
        return x;
    }

    synchronized int sum() {
        int sum = 0;
        for (int slot : slots) sum += slot;
        return sum;
    }
}

class Growing {
    /*@ elems_guarded_by[i] holder == tid */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by\[i\] holder == tid` does not protect the elements of `items` for long: other threads may make the condition false, or let `items` refer to another array, and then write them; it is neither assumed nor checked until the condition and `items` itself are protected/
    private Object[] items = new Object[4];

    /*@ guarded_by holder == tid */
    private int count;

    /*@ global_invariant items != null && 0 <= count && count <= items.length && \typeof(items) == \type(Object[]) */

    synchronized void add(Object item) {
        if (count == items.length) {
            Object[] larger = new Object[2 * count + 1];
            System.arraycopy(items, 0, larger, 0, count);
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /an element of the array that `System\.arraycopy\(Object\[\], int, Object\[\], int, int\)` is given is read here while another thread may be writing it: no discipline protects it, since `holder == tid` is not used until it is mended/
            items = larger;
        }
        items[count] = item;
//      ^^^^^^^^^^^^ warning[index-out-of-bounds]: /The index `count` may be out of bounds of `items` here\./
//      ^^^^^^^^^^^^^^^^^^^ error[race]: /`items\[count\]` is written here while another thread may be writing it: no discipline protects it, since `holder == tid` is not used until it is mended/
        count = count + 1;
//      ^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `items != null && 0 <= count && count <= items\.length && \\typeof\(items\) == \\type\(Object\[\]\)` may not hold after this: this step \(it writes `count`\)/
    }
}
