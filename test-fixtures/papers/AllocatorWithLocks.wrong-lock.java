//- verdict: failed
// The monitor of another block is held.
class AllocatorWithLocks {
    //@ elems_writable_if false
    private final /*@ non_null */ Object[] locks;
    //@ guarded_by[i] locks[i].holder == tid
    private final /*@ non_null */ boolean[] bits;
    //@ global_invariant locks.length == bits.length
    //@ global_invariant (\forall int i; 0 <= i && i < locks.length; locks[i] != null)

    //@ requires size >= 0
    AllocatorWithLocks(int size) {
        locks = new Object[size];
        bits = new boolean[size];
        for (int i = 0; i < size; i++) locks[i] = new Object();
    }

    /*@ performs action "Allocated" (bits[\result]) { \result >= 0 && !\old(bits[\result]) && bits[\result] }
              [] action "NoBlocks" () { \result == -1 } */
    int alloc() {
        for (int i = 0; i < bits.length; i++) {
            synchronized (locks[0]) {
                if (!bits[i]) {
                //   ^^^^^^^ error[access-discipline]
                    bits[i] = true;
//                  ^^^^^^^^^^^^^^ error[access-discipline]
//                  ^^^^^^^^^^^^^^ error[not-atomic]
                    //@ witness Allocated
                    return i;
                }
            }
        }
        //@ witness NoBlocks
        return -1;
    }
}
