//- verdict: failed
// What is called in a loop changes what it says each time.

class OpenInLoop {
    //@ guarded_by holder == tid
    private int n;

    /*@ requires holder == tid */
    //@ performs (n) { n > 0 }
    void bump() {
        n = 3;
    }

    synchronized void m(int k) {
        int first = n;
        for (int i = 0; i < k; i++) bump();
        /*@ assert n == first */
        //         ^^^^^^^^^^ error[assertion]: /`n == first` may not hold here\./
    }
}
