//- verdict: verified
//- option: all
//- java-checks: auto
// Sets and queues that several threads use at once, without a lock: each call decides itself, or a second time changes nothing.
import java.util.*;
import java.util.concurrent.*;

class SetsAndQueues {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final Set<String> sorted = new ConcurrentSkipListSet<>();
    private final Set<String> made = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private final Queue<String> queue = new ConcurrentLinkedQueue<>();

    boolean first(String id) { return seen.add(id); }

    boolean firstAgain(String id) { return !sorted.contains(id) && sorted.add(id); }

    void note(String id) {
        if (!made.contains(id)) made.add(id);
    }

    String next() {
        String found = queue.poll();
        return found == null ? "none" : found;
    }

    String nextIfAny() { return queue.isEmpty() ? null : queue.poll(); }

    void start() {
        for (int i = 0; i < 2; i++) new Thread(() -> { first("a"); firstAgain("b"); note("c"); next(); nextIfAny(); }).start();
    }
}
