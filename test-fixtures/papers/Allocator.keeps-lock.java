//- verdict: failed
// The mutex of a block that is in use is never given back.
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
        }
    }

    /*@ performs action "Allocated" (bits[\result], l[\result]) {
                     0 <= \result && \result < bits.length && \old(l[\result]) == null && l[\result] == tid && !\old(bits[\result]) && bits[\result] }
              [] action "NoBlocks" () { \result == -1 } */
    int alloc() {
//      ^^^^^ error[performs]: /`Allocator.alloc` changes more than its action `NoBlocks` names when it returns/
//      ^^^^^ error[performs]: /`Allocator.alloc` does not do what its action `Allocated` says when it returns/
        for (int i = 0; i < bits.length; i++) {
            acquire(i);
            if (!bits[i]) {
                bits[i] = true;
                //@ witness Allocated
                return i;
            }
        }
        //@ witness NoBlocks
        return -1;
    }
}
