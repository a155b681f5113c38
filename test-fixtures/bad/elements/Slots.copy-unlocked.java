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
    /*@ guarded_by holder == tid */
    /*@ elems_guarded_by[i] holder == tid */
    private Object[] items = new Object[4];

    /*@ guarded_by holder == tid */
    private int count;

    /*@ global_invariant items != null && 0 <= count && count <= items.length && \typeof(items) == \type(Object[]) */

    void add(Object item) {
        if (count == items.length) {
        //  ^^^^^ error[access-discipline]: /`count` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
        //           ^^^^^ error[access-discipline]: /`items` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
            Object[] larger = new Object[2 * count + 1];
            //                               ^^^^^ error[access-discipline]: /`count` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
            System.arraycopy(items, 0, larger, 0, count);
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /an element of the array that `System\.arraycopy\(Object\[\], int, Object\[\], int, int\)` is given is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`System\.arraycopy\(Object\[\], int, Object\[\], int, int\)` requires `srcPos \+ length <= src\.length && destPos \+ length <= dest\.length`, which may not hold here/
            //               ^^^^^ error[access-discipline]: /`items` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
            //                                    ^^^^^ error[access-discipline]: /`count` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
            items = larger;
//          ^^^^^^^^^^^^^^ error[access-discipline]: /`items` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
//          ^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `items != null && 0 <= count && count <= items\.length && \\typeof\(items\) == \\type\(Object\[\]\)` may not hold after this: this step \(it writes `items`\)/
        }
        items[count] = item;
//      ^^^^^ error[access-discipline]: /`items` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
//      ^^^^^^^^^^^^ warning[index-out-of-bounds]: /The index `count` may be out of bounds of `items` here\./
//      ^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`items\[count\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
        //    ^^^^^ error[access-discipline]: /`count` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
        count = count + 1;
//      ^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `items != null && 0 <= count && count <= items\.length && \\typeof\(items\) == \\type\(Object\[\]\)` may not hold after this: this step \(it writes `count`\)/
        //      ^^^^^ error[access-discipline]: /`count` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
    }
}
