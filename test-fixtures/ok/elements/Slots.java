//- verdict: verified
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
