//- verdict: failed
//- java-checks: auto
//- option: all
// Two threads change a list at once, by method references.
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
        //                                           ^^^^^^^^ error[race]: /`all` is changed here while another thread may use it, and is not made for that: no lock is held at both places; use a concurrent class or a lock/
        first.start();
        Thread second = new Thread(() -> right.forEach(all::add));
        //                                             ^^^^^^^^ error[race]: /`all` is changed here while another thread may use it, and is not made for that: no lock is held at both places; use a concurrent class or a lock/
        second.start();
        second.join();
        first.join();
        return all.size();
    }

    List<Integer> follow() {
        List<Integer> got = new ArrayList<>();
        CompletableFuture.supplyAsync(() -> 1).thenAccept(got::add).join();
        CompletableFuture.supplyAsync(() -> 2).thenAccept(got::add).join();
        return got;
    }
}
