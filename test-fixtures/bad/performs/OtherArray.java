//- verdict: failed
// The monitor protects the elements of one array, and not those of the other.

class OtherArray {
    //@ elems_guarded_by holder == tid
    private final int[] guarded = new int[8];

    private final int[] open = new int[8];

    //@ requires 0 <= i && i < 8
    //@ performs (guarded[i]) { guarded[i] == \old(guarded[i]) + 1 }
    synchronized void right(int i) {
        guarded[i] = guarded[i] + 1;
    }

    //@ requires 0 <= i && i < 8
    //@ performs (open[i]) { open[i] == \old(open[i]) + 1 }
    synchronized void wrong(int i) {
        open[i] = open[i] + 1;
//      ^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `open\[i\]`\), but the method has already changed something that others can see, so it is not one atomic action/
    }

    //@ requires 0 <= i && i < 8
    //@ performs (open[i]) { open[i] == \old(open[i]) + guarded[i] }
    synchronized void both(int i) {
        open[i] = open[i] + guarded[i];
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `open\[i\]`\), but the method has already changed something that others can see, so it is not one atomic action/
    }

    //@ requires 0 <= i && i < 8
    void reset(int i) {
        open[i] = 0;
    }
}
