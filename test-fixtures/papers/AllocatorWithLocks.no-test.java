//- verdict: failed
// A block is taken whether it is free or not.
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
//      ^^^^^ error[performs]
        for (int i = 0; i < bits.length; i++) {
            synchronized (locks[i]) {
                {
                    bits[i] = true;
                    //@ witness Allocated
                    return i;
                }
            }
        }
        //@ witness NoBlocks
        return -1;
    }
}
