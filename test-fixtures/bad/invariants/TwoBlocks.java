//- verdict: failed
// The invariant is broken where the first monitor is given back; the program that forces the run looks there.
class TwoBlocks {
    /*@ guarded_by holder == tid */ private int yes;
    /*@ guarded_by holder == tid */ private int total;
    /*@ global_invariant holder == null ==> yes == total */

    //@ requires holder != tid
    void vote() {
        synchronized (this) {
            yes++;
        }
//      ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/
        synchronized (this) {
            total++;
        }
    }
}
