//- verdict: failed
// What is said of all exceptions holds of those below them, too.

class ThrownAnyway {
    private int n;
    //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    /*@ requires n == 0; modifies n; exsures (RuntimeException e) n == 0 */
    //                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[exception]: /`ThrownAnyway\.m` may throw an exception although `n == 0` does not hold/
    void m(int k) {
        n = 1;
        if (k < 0) throw new IllegalArgumentException();
        n = 2;
    }
}
