//- verdict: verified
//- option: all
//- java-checks: auto
// What a collection holds is used under one lock, also in calls of the library of which only the name is known, and by whoever is given the collection for one call.
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

    synchronized void drop() {
        items.removeIf(one -> one > 3);
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
