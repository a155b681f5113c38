//- verdict: verified
// Hits in an atomic number.
import java.util.concurrent.atomic.AtomicLong;

@ThreadSafe
class HitCounter {
    private final AtomicLong hits = new AtomicLong(0);
    /*@ env_assumption \old(hits.value) <= hits.value */

    long hit() {
        long before = hits.get();
        long now = hits.incrementAndGet();
        /*@ assert now > before */
        return now;
    }
}
