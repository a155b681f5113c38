//- verdict: failed
// The mutex is given back before the bit is set: two threads may get the same block.
class Block {
    //@ accessible_if l == null || l == tid
    Thread l;
    //@ guarded_by l == tid
    boolean bit;

    //@ helper
    void acquire() {
        /*@ atomic */ {
            //@ assume l == null
            l = Thread.currentThread();
        }
    }

    //@ helper
    void release() { l = null; }
}

class AllocatorOfBlocks {
    //@ elems_writable_if false
    private final /*@ non_null */ Block[] blocks;
    //@ global_invariant (\forall int i; 0 <= i && i < blocks.length; blocks[i] != null)

    //@ requires size >= 0
    AllocatorOfBlocks(int size) {
        blocks = new Block[size];
        for (int i = 0; i < size; i++) blocks[i] = new Block();
    }

    /*@ performs action "Allocated" (blocks[\result].bit, blocks[\result].l) {
                     0 <= \result && \result < blocks.length && \old(blocks[\result].l) == null && blocks[\result].l == tid
                     && !\old(blocks[\result].bit) && blocks[\result].bit }
              [] action "NoBlocks" () { \result == -1 } */
    int alloc() {
//      ^^^^^ error[performs]
        for (int i = 0; i < blocks.length; i++) {
            Block block = blocks[i];
            block.acquire();
            if (!block.bit) {
                block.release();
                block.bit = true;
//              ^^^^^^^^^^^^^^^^ error[access-discipline]
                //@ witness Allocated
                return i;
            }
            block.release();
        }
        //@ witness NoBlocks
        return -1;
    }
}
