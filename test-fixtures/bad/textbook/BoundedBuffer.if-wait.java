//- verdict: failed
// `if` instead of `while`: who wakes up may find the buffer full again.
@ThreadSafe
class BoundedBuffer {
    private final int[] slots = new int[4];
    @GuardedBy("this") private int count;
    /*@ global_invariant slots.length == 4 && 0 <= count && count <= 4 */

    synchronized void put(int x) throws InterruptedException {
        if (count == 4) {
            wait();
        }
        slots[count] = x;
//      ^^^^^^^^^^^^ warning[index-out-of-bounds]: /The index `count` may be out of bounds of `slots` here\./
        count = count + 1;
        notifyAll();
    }
}
