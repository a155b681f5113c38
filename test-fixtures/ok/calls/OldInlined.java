//- verdict: verified
// `\old` in a body that is inlined is about the entry of that body.

class OldInlined {
    /*@ guarded_by holder == tid */
    private int n;
    /*@ guarded_by holder == tid */
    private int[] items = new int[4];

    private void step() {
        n = n + 1;
        /*@ assert n == \old(n) + 1 */
    }

    private void twice() {
        step();
        step();
        /*@ assert n == \old(n) + 2 */
    }

    synchronized void use(int k) {
        n = k;
        twice();
        twice();
        /*@ assert n == k + 4 */
    }

    private void count(int rounds) {
        //@ loop_invariant n == \old(n) + i && i <= rounds
        for (int i = 0; i < rounds; i++) {
            n++;
        }
    }

    synchronized void counts() {
        n = 5;
        count(3);
        /*@ assert n == 8 */
    }
}
