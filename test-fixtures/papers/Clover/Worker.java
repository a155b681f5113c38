//- verdict: verified
/** A user of the file system: makes a file, writes to it, reads it again and closes it; what it does is noted in a journal that all share. */
final class Worker extends Thread {
    static final /*@ non_null */ Journal journal = new Journal();

    private final long name;

    //@ requires name != Layout.NO_NAME
    Worker(long name) {
        this.name = name;
    }

    @Override
    public void run() {
        if (name == Layout.NO_NAME) return;
        int i = Files.create(name);
        if (!Inodes.has(i)) return;
        if (Inodes.grow(i) == Layout.NONE) return;
        if (!OpenTable.opened(i)) return;
        Handle h = Files.open(i);
        if (h == null) return;
        Files.seek(h, 0);
        int b = Files.setByte(i, 0, (byte) 7);
        if (0 < b && b < Layout.BLOCKS) Checker.refresh(b);
        if (0 <= h.inode && h.inode < Layout.INODES && 0 <= h.position && h.position < Layout.BLOCK_SIZE) Files.next(h);
        if (OpenTable.closed(i) && 0 < i) Files.end(i);
    }

    /** Two users at once. */
    public static void main(String[] args) {
        new Worker(1).start();
        new Worker(2).start();
    }
}
