//- verdict: failed
// What the workspace promises of arrays that methods of the library write: under a lock that the promise mentions, and of another array.
class CopiedUnderALock {
    /*@ elems_guarded_by holder == tid */
    private final int[] row = new int[2];
    /*@ global_invariant holder == null ==> row[0] == row[1] */

    //@ requires holder != tid
    synchronized void copy() {
        int[] twos = {2, 2};
        System.arraycopy(twos, 0, row, 0, 2);
        row[0] = 3;
        row[1] = 4;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> row\[0\] == row\[1\]` may not hold after this: this step \(it releases the monitor of `this`\)/
}

class CopiedElsewhere {
    private final int[] row = {1};
    /*@ global_invariant row[0] == 1 */

    int copy() {
        int[] other = new int[1];
        System.arraycopy(row, 0, other, 0, 1);
        return row[0];
    }
}
