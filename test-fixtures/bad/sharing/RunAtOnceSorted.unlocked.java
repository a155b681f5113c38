//- verdict: failed
//- java-checks: auto
// One of the fields that they use is also written without the lock.
import java.util.*;
import java.util.stream.*;

class RunAtOnceSorted {
    private final Map<Integer, Integer> weights = new HashMap<>();
    private int bonus;
    synchronized void put(int key, int weight) { weights.put(key, weight); bonus++; }
    void bonus() { bonus++; }
    //             ^^^^^ error[race]: /`bonus` is read here without holding `this`, which is held in most places where it is used/
    synchronized void sort(List<Integer> all) { Collections.sort(all, (a, b) -> Integer.compare(weights.get(a), weights.get(b))); }
    synchronized void sorted(List<Integer> all) { all.sort(Comparator.comparing(x -> weights.get(x))); }
    synchronized Map<Integer, Integer> sums(List<Integer> all) {
        return all.stream().collect(Collectors.toMap(x -> x, x -> x + bonus));
    }
}
