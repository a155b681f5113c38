//- verdict: failed
// The second slot is taken whoever has it.
class SlotsTaken {
    //@ guarded_by[i] taken[i] == tid
    private static final Thread[] taken = new Thread[8];
    //@ guarded_by[i] taken[i] == tid
    private static final int[] value = new int[8];

    //@ requires 0 <= i && i < 8 && 0 <= j && j < 8 && i != j
    //@ performs (value[i], value[j]) { value[i] == \old(value[j]) && value[j] == \old(value[i]) }
    static void swap(int i, int j) {
    //          ^^^^ error[performs]: /`SlotsTaken\.swap` changes more than its action names when it returns/
        /*@ atomic */ {
            //@ assume taken[i] == null
            taken[i] = Thread.currentThread();
        }
        /*@ atomic */ {
            taken[j] = Thread.currentThread();
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`taken\[j\]` is written here although `taken\[i\] == tid` may hold for another thread, which then relies on nobody else writing it/
        }
        int kept = value[i];
        value[i] = value[j];
        value[j] = kept;
        taken[j] = null;
        taken[i] = null;
    }
}
