//- verdict: failed
// An invariant about a chain of objects.

class Sorted {
    final int value;

    /*@ unwritable_by_env_if holder == tid */
    private Sorted next;

    /*@ global_invariant next != null ==> next.value >= value */

    Sorted(int value) {
        this.value = value;
    }

    synchronized void link(Sorted n) {
        next = n;
//      ^^^^^^^^ error[global-invariant]
    }

    synchronized void check() {
        Sorted n = next;
        if (n != null) {
            /*@ assert n.value >= value */
        }
    }
}
