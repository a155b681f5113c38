//- verdict: none
/**
 * A file as `create` and `lookup` found it: the entry of the directory, the inode, and which of its files the inode had then. Nothing in it ever changes,
 * so threads may hand it to each other; whether it is still true is asked under the lock of the inode each time it is used.
 */
final class FileRef {
    final int entry;
    final int inode;
    final int generation;

    FileRef(int entry, int inode, int generation) {
        this.entry = entry;
        this.inode = inode;
        this.generation = generation;
    }
}
