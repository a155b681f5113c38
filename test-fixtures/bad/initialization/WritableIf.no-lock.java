//- verdict: failed
// A condition to act that is free in between: whoever holds the monitor may rely on nobody else writing.

class WritableIf {
    /*@ writable_if holder == tid */
    private int n;

    void up() {
        int seen = n;
        //         ^ error[race]: /`n` is read here while another thread may be writing it: it is only protected while `holder == tid`/
        n = seen + 1;
//      ^^^^^^^^^^^^ error[write-discipline]: /`n` is written here without the right to: `holder == tid` may not hold for this thread/
        /*@ assert n == seen + 1 */
    }
}
