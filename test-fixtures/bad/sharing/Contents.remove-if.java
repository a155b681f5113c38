//- verdict: failed
//- option: all
//- java-checks: auto
// So does a method without a stub.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Bag {
    private final List<Integer> items = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();

    synchronized void add(int item) {
        items.add(item);
        counts.put("all", items.size());
    }

    synchronized void shuffle() {
        Collections.shuffle(items);
    }

    void drop() {
        items.removeIf(one -> one > 3);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`the contents of items` is written here without holding `this`, which is held in most places where it is used/
    }

    synchronized void count(String key) {
        counts.merge(key, 1, Integer::sum);
    }

    synchronized long size() {
        return items.stream().filter(one -> one > 0).count();
    }

    synchronized List<Integer> copy() {
        return new ArrayList<>(items);
    }
}
