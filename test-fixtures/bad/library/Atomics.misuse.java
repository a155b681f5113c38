//- verdict: failed
// Two atomic steps are not one; a latch that is not awaited; an index out of bounds.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

class Atomics {
    private final AtomicInteger hits = new AtomicInteger();
    private final AtomicIntegerArray cells = new AtomicIntegerArray(4);
    private final CountDownLatch ready = new CountDownLatch(1);
    /*@ env_assumption \old(hits.value) <= hits.value */
    /*@ global_invariant hits != null && hits.value >= 0 */
    /*@ global_invariant cells != null && cells.array.length == 4 */

    /*@ unwritable_by_env_if ready.count == 0 */
    private int result;

    int lostUpdate() {
        int old = hits.get();
        hits.set(old + 1);
    //  ^^^^^^^^^^^^^^^^^ error[env-assumption]: /\\old\(hits.value\) <= hits.value/
        return old;
    }

    void down() {
        hits.decrementAndGet();
    //  ^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]
    }

    void checkThenAct() {
        if (hits.get() == 0) {
            int now = hits.incrementAndGet();
            /*@ assert now == 1 */
            //         ^^^^^^^^ error[assertion]
        }
    }

    int cell(int i) {
        return cells.get(i);
        //     ^^^^^^^^^^^^ warning[index-out-of-bounds]
    }

    void put(int x) {
        result = x;
    //  ^^^^^^^^^^ error[write-discipline]: /ready.count == 0/
        ready.countDown();
    }

    int early() {
        return result;
        //     ^^^^^^ error[race]: /ready.count == 0/
    }
}
