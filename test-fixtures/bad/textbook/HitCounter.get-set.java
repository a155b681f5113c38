//- verdict: failed
// Reading and writing are two steps: hits are lost.
import java.util.concurrent.atomic.AtomicLong;

@ThreadSafe
class HitCounter {
    private final AtomicLong hits = new AtomicLong(0);
    /*@ env_assumption \old(hits.value) <= hits.value */

    void hit() {
        hits.set(hits.get() + 1);
//      ^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `value`\) breaks what other threads assume of their environment: `\\old\(hits\.value\) <= hits\.value` may not hold of this step/
    }
}
