//- verdict: verified
// The addresses still to be visited: a ring buffer under its own mutex.

class Frontier {
    private final /*@ non_null */ String[] waiting;

    /*@ unwritable_by_env_if holder == tid */
    private int first;

    /*@ unwritable_by_env_if holder == tid */
    private int count;

    /*@ unwritable_by_env_if holder == tid */
    private boolean isClosed;

    /*@ global_invariant waiting != null && \typeof(waiting) == \type(String[]) && waiting.length > 0 */
    /*@ global_invariant 0 <= first && first < waiting.length */
    /*@ global_invariant 0 <= count && count <= waiting.length */

    //@ requires capacity > 0
    //@ modifies \nothing
    Frontier(int capacity) {
        waiting = new String[capacity];
    }

    // What does not fit is dropped: it will be found again.
    //@ requires address != null
    //@ modifies first, count, waiting[*]
    public synchronized void put(String address) {
        if (isClosed || count == waiting.length) {
            return;
        }
        int place = first + count;
        if (place >= waiting.length) {
            place = place - waiting.length;
        }
        waiting[place] = address;
        count = count + 1;
        notifyAll();
    }

    // Null once the crawl is over.
    //@ modifies first, count, waiting[*]
    public synchronized String take() {
        while (count == 0) {
            if (isClosed) {
                return null;
            }
            try {
                wait();
            } catch (InterruptedException e) {
                return null;
            }
        }
        String address = waiting[first];
        waiting[first] = null;
        // In one step: the invariant holds of every store, inside the monitor too.
        first = first + 1 == waiting.length ? 0 : first + 1;
        count = count - 1;
        return address;
    }

    public synchronized int size() {
        return count;
    }

    public synchronized void close() {
        isClosed = true;
        notifyAll();
    }
}
