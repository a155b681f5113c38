//- verdict: verified
/**
 * An open file: which inode, in which of its lives, and where the next byte is read or written. A record of one thread, which it hands down from
 * procedure to procedure; nobody else ever sees it, so its fields need no lock.
 */
//@ thread_local
final class Handle {
    int inode;
    int generation;
    int position;

    /** A handle at the beginning of a file. */
    Handle(int inode, int generation) {
        this.inode = inode;
        this.generation = generation;
    }
}
