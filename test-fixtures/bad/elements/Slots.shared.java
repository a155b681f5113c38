//- verdict: failed
// The elements of an array are guarded by the monitor of the object whose array it is; the field alone leads to it.

class Slots {
    /*@ guarded_by[i] this.holder == tid */
    private final int[] slots;

    //@ requires given != null
    Slots(int[] given) {
        slots = given;
    }

    /*@ elems_guarded_by this.holder == tid */
    private final boolean[] used = new boolean[10];

    synchronized void put(int i, int v) {
        if (0 <= i && i < slots.length && i < used.length) {
        //                ^^^^^^^^^^^^ warning[null-dereference]: /`slots` may be null here\./
            slots[i] = v;
//          ^^^^^^^^^^^^ error[access-discipline]: /`slots\[i\]` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
            used[i] = true;
        }
    }

    synchronized int putTwice(int i) {
        if (i < 0 || i >= slots.length) return 0;
        //                ^^^^^^^^^^^^ warning[null-dereference]: /`slots` may be null here\./
        slots[i] = 5;
//      ^^^^^^^^^^^^ error[access-discipline]: /`slots\[i\]` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        int x = slots[i];
        //      ^^^^^^^^ error[access-discipline]: /`slots\[i\]` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        /*@ assert x == 5 */
        return x;
    }

    synchronized int sum() {
        int sum = 0;
        for (int slot : slots) sum += slot;
        //              ^^^^^ error[access-discipline]: /`an element of slots` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        //              ^^^^^ warning[null-dereference]: /`slots` may be null here\./
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

    synchronized void add(Object item) {
        if (count == items.length) {
            Object[] larger = new Object[2 * count + 1];
            System.arraycopy(items, 0, larger, 0, count);
            items = larger;
        }
        items[count] = item;
        count = count + 1;
    }
}
