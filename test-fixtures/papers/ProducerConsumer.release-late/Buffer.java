//- verdict: verified
// A ring of numbers. Of the lock it uses only the abstractions of `acquire` and `release`.

class Buffer {
    final DekkerLock lock;
    final int[] slots = new int[16];

    /*@ unwritable_by_env_if lock.owner == tid */
    private int count;
    /*@ unwritable_by_env_if lock.owner == tid */
    private int head;

    /*@ global_invariant lock != null */
    /*@ global_invariant slots != null && slots.length == 16 */
    /*@ global_invariant 0 <= count && count <= 16 */
    /*@ global_invariant 0 <= head && head < 16 */

    /*@ requires lock != null */
    Buffer(DekkerLock lock) {
        this.lock = lock;
    }

    /*@ requires tid == lock.first || tid == lock.second
        requires lock.owner != tid */
    void put(int value) {
        boolean done = false;
        /*@ loop_invariant lock.owner != tid */
        while (!done) {
            lock.acquire();
            if (count < 16) {
                int slot = head + count;
                if (slot >= 16) slot = slot - 16;
                slots[slot] = value;
                count = count + 1;
                done = true;
            }
            lock.release();
        }
    }

    /*@ requires tid == lock.first || tid == lock.second
        requires lock.owner != tid */
    int take() {
        int value = 0;
        boolean done = false;
        /*@ loop_invariant lock.owner != tid */
        while (!done) {
            lock.acquire();
            if (count > 0) {
                int before = count;
                value = slots[head];
                head = head == 15 ? 0 : head + 1;
                count = before - 1;
                /*@ assert count == before - 1 */
                done = true;
            }
            lock.release();
        }
        return value;
    }
}
