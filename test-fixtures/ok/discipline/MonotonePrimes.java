//- verdict: verified
// The same assumption written with primes for the store after the step.

class MonotonePrimes {
    /*@ unwritable_by_env_if holder == tid */
    private volatile int next;

    /*@ env_assumption next' >= next */

    synchronized void skip(int n) {
        if (n > 0) {
            next = next + n;
        }
    }
}
