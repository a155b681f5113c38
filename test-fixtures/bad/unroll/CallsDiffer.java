//- verdict: failed
//- option: unroll 2
// A call in a loop gives something else in each round.

class CallsDiffer {
    private int state;
    //          ^^^^^ information[unguarded-field]: /`state` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    /*@ modifies state; ensures \result >= 0 */
    int next() {
    //  ^^^^ information[unrolled]: /`CallsDiffer\.next`: no error found within 2 rounds of each loop \(not a proof\)/
        int made = state + 1;
        state = made;
        return made < 0 ? 0 : made;
    }

    void m() {
        int last = -1;
        for (int i = 0; i < 2; i++) {
            int seen = next();
            /*@ assert last == -1 || seen == last */
            //         ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`last == -1 \|\| seen == last` may not hold here \(found with loops unrolled 2 times\)/
            last = seen;
        }
    }
}
