//- verdict: verified
/**
 * What has been done to which inode, for the thread that writes it down. A ring of fixed size: who finds it full waits, and so does who finds it empty.
 */
final class Journal {
    static final int CREATED = 1;
    static final int REMOVED = 2;
    static final int RENAMED = 3;
    static final int CLOSED = 4;

    //@ elems_guarded_by holder == tid
    private final int[] inodes = new int[64];

    //@ elems_guarded_by holder == tid
    private final int[] deeds = new int[64];

    /** The next entry to be written down. */
    //@ guarded_by holder == tid
    private int first;

    /** How many entries wait. */
    //@ guarded_by holder == tid
    private int count;

    //@ global_invariant inodes.length == 64 && deeds.length == 64
    //@ global_invariant 0 <= first && first < 64 && 0 <= count && count <= 64

    /** Enters what has been done. Waits while the ring is full. */
    synchronized void enter(int deed, int inode) throws InterruptedException {
        while (count == 64) wait();
        int at = first + count;
        if (at >= 64) at = at - 64;
        deeds[at] = deed;
        inodes[at] = inode;
        count++;
        notifyAll();
    }

    /** Enters what has been done, if there is room. */
    synchronized boolean offer(int deed, int inode) {
        if (count == 64) return false;
        int at = first + count;
        if (at >= 64) at = at - 64;
        deeds[at] = deed;
        inodes[at] = inode;
        count++;
        notifyAll();
        return true;
    }

    /** The oldest entry, as one number; it is taken out. Waits while there is none. */
    synchronized int take() throws InterruptedException {
        while (count == 0) wait();
        int entry = inodes[first] * 8 + deeds[first];
        first = first == 63 ? 0 : first + 1;
        count--;
        notifyAll();
        return entry;
    }

    /** How many entries wait at this moment. */
    //@ performs () { \result == count }
    synchronized int waiting() {
        return count;
    }
}
