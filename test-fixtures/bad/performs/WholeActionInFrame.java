//- verdict: failed
// The frame allows one element, but the action of the called method may change all.
class WholeActionInFrame {
    private final Object lock = new Object();
    //@ guarded_by[i] lock.holder == tid
    private final /*@ non_null */ int[] row = new int[8];

    //@ requires lock.holder == tid
    //@ performs (row[*]) { row[0] == v }
    private void fill(int v) {
        //@ loop_invariant 0 <= i && (i > 0 ==> row[0] == v)
        for (int i = 0; i < row.length; i++) row[i] = v;
    }

    //@ requires lock.holder == tid
    //@ modifies row[0]
    void first(int v) {
        fill(v);
//      ^^^^^^^ error[modifies]: /this step \(it performs `WholeActionInFrame\.fill`\) is not allowed by the modifies clause of `WholeActionInFrame\.first`, which allows only what it lists/
    }
}
