//- verdict: verified
// Memory and stack are taken to suffice: an OutOfMemoryError in the middle would leave the sum behind.
class VirtualMachineErrors {
    /*@ guarded_by holder == tid */
    private int a;
    /*@ guarded_by holder == tid */
    private int b;
    //@ global_invariant holder == null ==> a == b

    synchronized long[] step() {
        a++;
        long[] made = new long[1000];
        b++;
        return made;
    }
}
