//- verdict: failed
// The block is free to others before its bit is cleared.
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

    //@ requires 0 <= i && i < blocks.length && blocks[i].l == tid
    //@ performs (blocks[i].bit, blocks[i].l) { !blocks[i].bit && blocks[i].l == null }
    void free(int i) {
        Block block = blocks[i];
        block.release();
        block.bit = false;
//      ^^^^^^^^^^^^^^^^^ error[access-discipline]
//      ^^^^^^^^^^^^^^^^^ error[not-atomic]
    }
}
