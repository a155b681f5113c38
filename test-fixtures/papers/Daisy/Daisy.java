//- verdict: verified
/**
 * The file system as its users see it: files are created, looked up, read, written, renamed and unlinked by any number of threads.
 *
 * Whatever concerns names happens under the monitor of the directory, whatever concerns a file under the lock of its inode. A file may be unlinked while
 * others still hold a reference to it: their reads and writes then find that the inode has become another file's, and leave it alone.
 */
final class Daisy {
    final /*@ non_null */ Directory directory;
    final /*@ non_null */ InodeTable inodes;

    //@ requires directory != null && inodes != null
    Daisy(Directory directory, InodeTable inodes) {
        this.directory = directory;
        this.inodes = inodes;
    }

    /** A new, empty file, or null: the name is taken, or there is no room. */
    //@ requires name != Layout.NO_NAME
    /*@ performs action "Created" (directory.names[\result.entry], directory.inodes[\result.entry], inodes.used[\result.inode], inodes.generation[\result.inode])
                 { \result != null && \old(directory.names[\result.entry]) == Layout.NO_NAME && directory.names[\result.entry] == name
                   && directory.inodes[\result.entry] == \result.inode && !\old(inodes.used[\result.inode]) && inodes.used[\result.inode] }
              [] action "Refused" () { \result == null } */
    FileRef create(long name) {
        synchronized (directory) {
            if (directory.find(name) != Layout.NONE) {
                //@ witness Refused
                return null;
            }
            int entry = directory.find(Layout.NO_NAME);
            if (entry == Layout.NONE) {
                //@ witness Refused
                return null;
            }
            InodeRef taken = inodes.alloc();
            if (taken == null) {
                //@ witness Refused
                return null;
            }
            directory.set(entry, name, taken.number);
            //@ witness Created
            return new FileRef(entry, taken.number, taken.generation);
        }
    }

    /** The file with this name, or null. */
    //@ requires name != Layout.NO_NAME
    /*@ performs action "Found" () { \result != null && directory.names[\result.entry] == name && directory.inodes[\result.entry] == \result.inode
                                     && inodes.generation[\result.inode] == \result.generation }
              [] action "Missing" () { \result == null } */
    FileRef lookup(long name) {
        synchronized (directory) {
            int entry = directory.find(name);
            if (entry == Layout.NONE) {
                //@ witness Missing
                return null;
            }
            int inode = directory.inodeAt(entry);
            if (inode < 0 || inode >= inodes.inodes()) {
                //@ witness Missing
                return null;
            }
            int generation = inodes.generationOf(inode);
            //@ witness Found
            return new FileRef(entry, inode, generation);
        }
    }

    /** Removes a file and frees what it had. False if somebody else has removed it. */
    //@ requires file != null && 0 <= file.entry && file.entry < directory.names.length && 0 <= file.inode && file.inode < inodes.used.length
    /*@ performs action "Removed" (directory.names[file.entry], inodes.used[file.inode], inodes.size[file.inode], inodes.block[file.inode],
                                   inodes.map.bits[inodes.block[file.inode]])
                 { \result && directory.names[file.entry] == Layout.NO_NAME && \old(inodes.used[file.inode]) && !inodes.used[file.inode]
                   && inodes.size[file.inode] == 0 && inodes.block[file.inode] == Layout.NO_BLOCK && \old(inodes.generation[file.inode]) == file.generation
                   && (\old(inodes.block[file.inode]) == Layout.NO_BLOCK || !inodes.map.bits[\old(inodes.block[file.inode])]) }
              [] action "Gone" () { !\result } */
    boolean unlink(FileRef file) {
        synchronized (directory) {
            if (!directory.leadsTo(file.entry, file.inode)) {
                //@ witness Gone
                return false;
            }
            if (inodes.release(file.inode, file.generation) == Layout.NONE) {
                //@ witness Gone
                return false;
            }
            directory.setName(file.entry, Layout.NO_NAME);
            //@ witness Removed
            return true;
        }
    }

    /** Gives a file another name. False if the name is taken, or the file is gone. */
    //@ requires file != null && 0 <= file.entry && file.entry < directory.names.length && name != Layout.NO_NAME
    /*@ performs action "Renamed" (directory.names[file.entry])
                 { \result && \old(directory.names[file.entry]) != Layout.NO_NAME && directory.names[file.entry] == name && directory.inodes[file.entry] == file.inode }
              [] action "Refused" () { !\result } */
    boolean rename(FileRef file, long name) {
        synchronized (directory) {
            if (directory.find(name) != Layout.NONE || !directory.leadsTo(file.entry, file.inode)) {
                //@ witness Refused
                return false;
            }
            directory.setName(file.entry, name);
            //@ witness Renamed
            return true;
        }
    }

    /** One byte of a file, or `END`. */
    //@ requires file != null && 0 <= file.inode && file.inode < inodes.used.length && 0 <= offset
    /*@ performs action "Read" () { \result == inodes.disk.bytes[inodes.block[file.inode] * Layout.BLOCK_SIZE + offset]
                                    && inodes.used[file.inode] && inodes.generation[file.inode] == file.generation }
              [] action "AtEnd" () { \result == Layout.END } */
    int read(FileRef file, int offset) {
        if (offset >= Layout.BLOCK_SIZE) {
            //@ witness AtEnd
            return Layout.END;
        }
        int value = inodes.read(file.inode, file.generation, offset);
        if (value == Layout.END) {
            //@ witness AtEnd
            return Layout.END;
        }
        //@ witness Read
        return value;
    }
}
