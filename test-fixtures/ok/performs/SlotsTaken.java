//- verdict: verified
// Slots of an array are taken by an atomic block that waits until they are free, two at a time, and given back by a write.
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
        value[j] = kept;
        taken[j] = null;
        taken[i] = null;
    }
}
