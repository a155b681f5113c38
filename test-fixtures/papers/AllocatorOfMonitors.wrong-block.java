//- verdict: failed
// The index that is returned is the next one.
class GuardedBlock {
    //@ guarded_by holder == tid
    boolean used;

    //@ performs (used) { used && \result == !\old(used) }
    synchronized boolean take() {
        if (used) return false;
        used = true;
        return true;
    }

    //@ performs (used) { !used }
    synchronized void give() { used = false; }

    //@ performs () { \result == used }
    synchronized boolean isUsed() { return used; }
}

class AllocatorOfMonitors {
    //@ elems_writable_if false
    private final /*@ non_null */ GuardedBlock[] blocks;
    //@ global_invariant (\forall int i; 0 <= i && i < blocks.length; blocks[i] != null)

    //@ requires size >= 0
    AllocatorOfMonitors(int size) {
        blocks = new GuardedBlock[size];
        for (int i = 0; i < size; i++) blocks[i] = new GuardedBlock();
    }

    /*@ performs action "Allocated" (blocks[\result].used) { 0 <= \result && \result < blocks.length && !\old(blocks[\result].used) && blocks[\result].used }
              [] action "NoBlocks" () { \result == -1 } */
    int alloc() {
//      ^^^^^ error[performs]
        for (int i = 0; i < blocks.length; i++) {
            if (blocks[i].take()) {
                //@ witness Allocated
                return i + 1;
            }
        }
        //@ witness NoBlocks
        return -1;
    }
}
