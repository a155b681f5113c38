//- verdict: failed
//- java-checks: auto
//- option: all
// What is put into a collection is made from what it holds in the same critical section, is looked at again there, or has nothing to do with it.
import java.util.HashMap;
import java.util.Map;

class PartsInTwoSteps {
    private final Map<String, Integer> stock = new HashMap<>();
    private final Map<String, Integer> seen = new HashMap<>();

    synchronized int available(String key) {
        return stock.getOrDefault(key, 0);
    }

    synchronized void take(String key) {
        int left = stock.getOrDefault(key, 0);
        if (left > 0) stock.put(key, left - 1);
    }

    void takeOne(String key) {
        int available = available(key);
        if (available <= 0) return;
        synchronized (this) {
            stock.put(key, available - 1);
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`stock` is given a value here that was made from what it was before: another thread may have changed it since, and that is lost/
        }
    }

    void note(String key) {
        int left = available(key);
        synchronized (this) {
            seen.put(key, left);
        }
    }

    void reset(String key) {
        if (available(key) > 10) {
            synchronized (this) {
                stock.put(key, 0);
            }
        }
    }

    synchronized int noted(String key) {
        return seen.getOrDefault(key, 0);
    }
}
