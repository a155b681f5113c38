//- verdict: failed
// The array of slots may be another one at any time.
class SlotsTaken {
    //@ guarded_by[i] taken[i] == tid
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by\[i\] taken\[i\] == tid` does not protect the elements of `taken` for long: other threads may make the condition false, or let `taken` refer to another array, and then write them; it is neither assumed nor checked until the condition and `taken` itself are protected\. For example: `taken` = Thread\[\]#1, then Thread\[\]#2, then Thread\[\]#3/
    private static Thread[] taken = new Thread[8];
    //@ guarded_by[i] taken[i] == tid
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by\[i\] taken\[i\] == tid` does not protect the elements of `value` for long: other threads may make the condition false and then write them; it is neither assumed nor checked until the condition itself is protected\. For example: `taken` = Thread\[\]#1, then Thread\[\]#2, then Thread\[\]#3/
    private static final int[] value = new int[8];

    //@ requires 0 <= i && i < 8 && 0 <= j && j < 8 && i != j
    //@ performs (value[i], value[j]) { value[i] == \old(value[j]) && value[j] == \old(value[i]) }
    static void swap(int i, int j) {
        /*@ atomic */ {
            //@ assume taken[i] == null
            taken[i] = Thread.currentThread();
//          ^^^^^^^^ warning[index-out-of-bounds]: /The index `i` may be out of bounds of `taken` here\./
        }
        /*@ atomic */ {
        //            ^ error[not-atomic]: /another thread may run before this atomic block, which may have to wait for it, but the method has already changed something that others can see, so it is not one atomic action/
            //@ assume taken[j] == null
            taken[j] = Thread.currentThread();
//          ^^^^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `taken` here\./
        }
        int kept = value[i];
        //         ^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `value\[i\]`\), but the method has already changed something that others can see, so it is not one atomic action/
        //         ^^^^^^^^ error[race]: /`value\[i\]` is read here while another thread may be writing it: no discipline protects it, since `taken\[i\] == tid` is not used until it is mended/
        value[i] = value[j];
        //         ^^^^^^^^ error[race]: /`value\[j\]` is read here while another thread may be writing it: no discipline protects it, since `taken\[i\] == tid` is not used until it is mended/
        value[j] = kept;
//      ^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `value\[j\]`\), but the method has already changed something that others can see, so it is not one atomic action/
//      ^^^^^^^^^^^^^^^ error[race]: /`value\[j\]` is written here while another thread may be writing it: no discipline protects it, since `taken\[i\] == tid` is not used until it is mended/
        taken[j] = null;
//      ^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `taken`\), but the method has already changed something that others can see, so it is not one atomic action/
//      ^^^^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `taken` here\./
//      ^^^^^^^^^^^^^^^ error[race]: /`taken\[j\]` is written here while another thread may be writing it: no discipline protects it, since `taken\[i\] == tid` is not used until it is mended/
        taken[i] = null;
//      ^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `taken`\), but the method has already changed something that others can see, so it is not one atomic action/
//      ^^^^^^^^ warning[index-out-of-bounds]: /The index `i` may be out of bounds of `taken` here\./
//      ^^^^^^^^^^^^^^^ error[race]: /`taken\[i\]` is written here while another thread may be writing it: no discipline protects it, since `taken\[i\] == tid` is not used until it is mended/
    }
}
