//- verdict: failed
// What a call does not write, others may write while it makes it possible: here it unfreezes `c`, on which it depends who writes `n`.

class LeansElsewhere {
    /*@ unwritable_by_env_if tid == main */
    static volatile int a;
    /*@ unwritable_by_env_if a == 0 && tid == main */
    static volatile int c;
    /*@ unwritable_by_env_if c == 1 && tid == main */
    /*@ unwritable_by_env_if a != 0 && tid == main */
    volatile int n;

    /*@ requires tid == main
        modifies a, n
        ensures a == 0 && c == 1 */
    void opens() {
        a = 1;
        a = 0;
        n = 3;
        a = 1;
        a = 0;
        while (c != 1) {
        }
    }

    /*@ requires tid == main && a == 0 && c == 1 && other != this && other != null */
    void watches(LeansElsewhere other) {
        int before = n;
        other.opens();
        int after = n;
        /*@ assert before == after */
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`before == after` may not hold here\./
    }
}
