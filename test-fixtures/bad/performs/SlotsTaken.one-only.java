//- verdict: failed
// Only one of the slots is taken.
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
        int kept = value[i];
        value[i] = value[j];
        //         ^^^^^^^^ error[access-discipline]: /`value\[j\]` is read here although `taken\[i\] == tid` may hold for another thread, which then relies on nobody else using it/
        value[j] = kept;
//      ^^^^^^^^^^^^^^^ error[access-discipline]: /`value\[j\]` is written here although `taken\[i\] == tid` may hold for another thread, which then relies on nobody else writing it/
//      ^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `value\[j\]`\), but the method has already changed something that others can see, so it is not one atomic action/
        taken[j] = null;
//      ^^^^^^^^^^^^^^^ error[access-discipline]: /`taken\[j\]` is written here although `taken\[i\] == tid` may hold for another thread, which then relies on nobody else writing it/
//      ^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `taken\[j\]`\), but the method has already changed something that others can see, so it is not one atomic action/
        taken[i] = null;
    }
}
