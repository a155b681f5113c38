//- verdict: failed
// The bit is read and written without its mutex.
class Allocator {
    //@ accessible_if[i] l[i] == null || l[i] == tid
    private final /*@ non_null */ Thread[] l;
    //@ guarded_by[i] l[i] == tid
    private final /*@ non_null */ boolean[] bits;
    //@ global_invariant l.length == bits.length

    //@ requires size >= 0
    Allocator(int size) {
        l = new Thread[size];
        bits = new boolean[size];
    }

    //@ helper
    private void acquire(int i) {
        /*@ atomic */ {
            //@ assume l[i] == null
            l[i] = Thread.currentThread();
//          ^^^^ warning[index-out-of-bounds]: /The index `i` may be out of bounds of `l` here\./
        }
    }

    /*@ performs action "Allocated" (bits[\result], l[\result]) {
                     0 <= \result && \result < bits.length && \old(l[\result]) == null && l[\result] == tid && !\old(bits[\result]) && bits[\result] }
              [] action "NoBlocks" () { \result == -1 } */
    int alloc() {
        for (int i = 0; i < bits.length; i++) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]
            if (!bits[i]) {
            //   ^^^^^^^ error[access-discipline]
                bits[i] = true;
//              ^^^^^^^^^^^^^^ error[access-discipline]
                //@ witness Allocated
                return i;
            }
            l[i] = null;
//          ^^^^^^^^^^^ error[access-discipline]
        }
        //@ witness NoBlocks
        return -1;
    }
}
