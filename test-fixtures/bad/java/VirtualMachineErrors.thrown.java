//- verdict: failed
// What the program itself throws is followed, also if it is an error of the virtual machine by name.
class VirtualMachineErrors {
    /*@ guarded_by holder == tid */
    private int a;
    /*@ guarded_by holder == tid */
    private int b;
    //@ global_invariant holder == null ==> a == b

    synchronized long[] step(boolean isFull) {
        a++;
        if (isFull) {
            throw new OutOfMemoryError();
        }
        long[] made = new long[1000];
        b++;
        return made;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> a == b` may not hold after this: this step \(it releases the monitor of `this`\)/
}
