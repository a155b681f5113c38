//- verdict: failed
// Loops that wait, and a bounded buffer.

class Latch {
    /*@ guarded_by holder == tid */
    private boolean ready;

    synchronized void open() {
        ready = true;
        notifyAll();
    }

    synchronized void await() throws InterruptedException {
        if (!ready) {
            wait();
        }
        /*@ assert ready */
        //         ^^^^^ error[assertion]
    }
}

class Buffer {
    private final Object[] items;
    /*@ guarded_by holder == tid */
    private int count;
    /*@ guarded_by holder == tid */
    private int first;
    /*@ global_invariant items != null && items.length > 0 */
    /*@ global_invariant 0 <= count && count <= items.length */
    /*@ global_invariant 0 <= first && first < items.length */

    Buffer(int size) {
        items = new Object[size > 0 ? size : 1];
    }

    synchronized void put(Object item) throws InterruptedException {
        while (count == items.length) {
            wait();
        }
        int at = first + count;
        if (at >= items.length) {
            at -= items.length;
        }
        items[at] = item;
        count++;
        notifyAll();
    }

    synchronized Object take() throws InterruptedException {
        while (count == 0) {
            wait();
        }
        Object item = items[first];
        items[first] = null;
        first = first + 1 == items.length ? 0 : first + 1;
        count--;
        notifyAll();
        return item;
    }

    void drainTo(Buffer other) throws InterruptedException {
        if (other == null) {
            return;
        }
        synchronized (this) {
            while (count == 0) {
                wait();
            }
            synchronized (other) {
                while (count > 0 && other.count < other.items.length) {
                    count--;
                    other.count++;
                }
            }
        }
    }
}
