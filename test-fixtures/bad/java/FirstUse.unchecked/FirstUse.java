//- verdict: failed
// The initializers of the classes beside are checked by nobody: what Java's own tests throw in them counts.

class FirstUse {
    /*@ guarded_by holder == tid */
    private int yes;
    /*@ guarded_by holder == tid */
    private int total;
    //@ global_invariant holder == null ==> yes == total

    synchronized void size() {
        yes++;
        Sized.use();
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void missing() {
        yes++;
        Missing.use();
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void held() {
        yes++;
        Worker worker = new Worker();
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/
}
