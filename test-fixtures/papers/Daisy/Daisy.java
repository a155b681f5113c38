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

    /** Removes a file and frees what it had. Returns the block that it had, `NO_BLOCK` if none, `NONE` if somebody else has removed the file. */
    //@ requires file != null && 0 <= file.entry && file.entry < directory.names.length && 0 <= file.inode && file.inode < inodes.used.length
    /*@ performs action "Removed" (directory.names[file.entry], inodes.used[file.inode], inodes.size[file.inode], inodes.block[file.inode], inodes.map.bits[\result])
                 { \result != Layout.NONE && directory.names[file.entry] == Layout.NO_NAME && \old(inodes.used[file.inode]) && !inodes.used[file.inode]
                   && \old(inodes.generation[file.inode]) == file.generation && inodes.size[file.inode] == 0 && inodes.block[file.inode] == Layout.NO_BLOCK
                   && \result == \old(inodes.block[file.inode]) && (\result == Layout.NO_BLOCK || !inodes.map.bits[\result]) }
              [] action "Gone" () { \result == Layout.NONE } */
    int unlink(FileRef file) {
        synchronized (directory) {
            if (!directory.leadsTo(file.entry, file.inode)) {
                //@ witness Gone
                return Layout.NONE;
            }
            int freed = inodes.release(file.inode, file.generation);
            if (freed == Layout.NONE) {
                //@ witness Gone
                return Layout.NONE;
            }
            directory.setName(file.entry, Layout.NO_NAME);
            //@ witness Removed
            return freed;
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

    /** Sees to it that a file has a block. Returns the block, or none: the disk is full, or the file is gone. */
    //@ requires file != null && 0 <= file.inode && file.inode < inodes.used.length
    /*@ performs action "Grown" (inodes.block[file.inode], inodes.map.bits[\result]) { inodes.block[file.inode] == \result && \result != Layout.NO_BLOCK }
              [] action "Refused" () { \result == Layout.NO_BLOCK } */
    int reserve(FileRef file) {
        int block = inodes.grow(file.inode, file.generation);
        if (block == Layout.NO_BLOCK) {
            //@ witness Refused
            return Layout.NO_BLOCK;
        }
        //@ witness Grown
        return block;
    }

    /** Sets one byte of a file that has a block. Returns the block, or none where there is none or the file is gone. */
    //@ requires file != null && 0 <= file.inode && file.inode < inodes.used.length && 0 <= offset && offset < Layout.BLOCK_SIZE
    /*@ performs action "Written" (inodes.size[file.inode], inodes.disk.bytes[\result * Layout.BLOCK_SIZE + offset])
                 { \result == inodes.block[file.inode] && \result != Layout.NO_BLOCK && inodes.used[file.inode] && inodes.generation[file.inode] == file.generation
                   && inodes.disk.bytes[\result * Layout.BLOCK_SIZE + offset] == value && offset < inodes.size[file.inode] }
              [] action "Refused" () { \result == Layout.NO_BLOCK } */
    int write(FileRef file, int offset, byte value) {
        int block = inodes.write(file.inode, file.generation, offset, value);
        if (block == Layout.NO_BLOCK) {
            //@ witness Refused
            return Layout.NO_BLOCK;
        }
        //@ witness Written
        return block;
    }

    /**
     * Sets one byte of a file, which gets a block for it if it has none. These are two steps, and between them others may see that the file has a block with nothing
     * in it, or even remove the file.
     */
    //@ requires file != null && 0 <= file.inode && file.inode < inodes.used.length && 0 <= offset && offset < Layout.BLOCK_SIZE
    /*@ performs (action "Ready" (inodes.block[file.inode], inodes.map.bits[*]) { inodes.block[file.inode] != Layout.NO_BLOCK } ;
                  (action "Written" (inodes.size[file.inode], inodes.disk.bytes[\result * Layout.BLOCK_SIZE + offset])
                     { \result == inodes.block[file.inode] && inodes.used[file.inode] && inodes.generation[file.inode] == file.generation
                       && inodes.disk.bytes[\result * Layout.BLOCK_SIZE + offset] == value && offset < inodes.size[file.inode] }
                   [] action "Lost" () { \result == Layout.NO_BLOCK }))
              [] action "Refused" () { \result == Layout.NO_BLOCK } */
    int put(FileRef file, int offset, byte value) {
        int ready = inodes.grow(file.inode, file.generation);
        if (ready == Layout.NO_BLOCK) {
            //@ witness Refused
            return Layout.NO_BLOCK;
        }
        //@ witness Ready
        int block = inodes.write(file.inode, file.generation, offset, value);
        if (block == Layout.NO_BLOCK) {
            //@ witness Lost
            return Layout.NO_BLOCK;
        }
        //@ witness Written
        return block;
    }

    /** How many bytes a file has, or none if it is gone. */
    //@ requires file != null && 0 <= file.inode && file.inode < inodes.used.length
    //@ performs () { \result == Layout.NONE || \result == inodes.size[file.inode] }
    int size(FileRef file) {
        return inodes.sizeOf(file.inode, file.generation);
    }

    /** Cuts a file. False if it is gone, or not as long as that. */
    //@ requires file != null && 0 <= file.inode && file.inode < inodes.used.length && 0 <= length
    /*@ performs (inodes.size[file.inode]) { inodes.size[file.inode] == length || !\result && inodes.size[file.inode] == \old(inodes.size[file.inode]) } */
    boolean truncate(FileRef file, int length) {
        return inodes.truncate(file.inode, file.generation, length);
    }

    /** Is there a file with this name at this moment? */
    //@ requires name != Layout.NO_NAME
    boolean exists(long name) {
        synchronized (directory) {
            return directory.find(name) != Layout.NONE;
        }
    }

    /** Does this directory and do these inodes have such a file? References come from anywhere, so they are asked about first. */
    //@ requires file != null
    boolean isSane(FileRef file) {
        return 0 <= file.entry && file.entry < directory.entries() && 0 <= file.inode && file.inode < inodes.inodes();
    }
}
