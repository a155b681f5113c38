//- verdict: verified
//- java-checks: auto
//- option: all
// Method references use what they are called on, by whoever runs them: under the lock, or when nobody else does.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.HashMap;
import java.util.concurrent.CompletableFuture;

class References {
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();

    synchronized void add(String name) { names.add(name); }
    synchronized void addAll(List<String> given) { given.forEach(names::add); }
    synchronized void putAll(Map<String, Integer> given) { given.forEach(counts::put); }
    synchronized int size() { return names.size() + counts.size(); }
}

class ReferencesOfOne {
    private final List<String> all = new ArrayList<>();

    int collect(List<String> left, List<String> right) throws InterruptedException {
        Thread first = new Thread(() -> left.forEach(all::add));
        first.start();
        first.join();
        Thread second = new Thread(() -> right.forEach(all::add));
        second.start();
        second.join();
        return all.size();
    }

    List<Integer> follow() {
        List<Integer> got = new ArrayList<>();
        CompletableFuture.supplyAsync(() -> 1).thenAccept(got::add).join();
        CompletableFuture.supplyAsync(() -> 2).thenAccept(got::add).join();
        return got;
    }
}
