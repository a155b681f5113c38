//- verdict: failed
// A slot is given back and taken again in between.
class SlotsTaken {
    //@ guarded_by[i] taken[i] == tid
    private static final Thread[] taken = new Thread[8];
    //@ guarded_by[i] taken[i] == tid
    private static final int[] value = new int[8];

    //@ requires 0 <= i && i < 8 && 0 <= j && j < 8 && i != j
    //@ performs (value[i], value[j]) { value[i] == \old(value[j]) && value[j] == \old(value[i]) }
    static void swap(int i, int j) {
        /*@ atomic */ {
            //@ assume taken[i] == null
            taken[i] = Thread.currentThread();
        }
        /*@ atomic */ {
            //@ assume taken[j] == null
            taken[j] = Thread.currentThread();
        }
        int kept = value[i];
        value[i] = value[j];
        taken[j] = null;
        /*@ atomic */ {
        //            ^ error[not-atomic]: /another thread may run before this atomic block, which may have to wait for it, but the method has already changed something that others can see, so it is not one atomic action/
            //@ assume taken[j] == null
            taken[j] = Thread.currentThread();
        }
        value[j] = kept;
        taken[j] = null;
        taken[i] = null;
    }
}
