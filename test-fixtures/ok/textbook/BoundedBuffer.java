//- verdict: verified
// The bounded buffer with wait and notifyAll.
@ThreadSafe
class BoundedBuffer {
    private final int[] slots = new int[4];
    @GuardedBy("this") private int count;
    /*@ global_invariant slots.length == 4 && 0 <= count && count <= 4 */

    synchronized void put(int x) throws InterruptedException {
        while (count == 4) {
            wait();
        }
        slots[count] = x;
        count = count + 1;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        count = count - 1;
        notifyAll();
        return slots[count];
    }
}
