//- verdict: failed
//- java-checks: auto
//- option: all
// Another thread may have taken the last job.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

class AskedFor {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
    private final List<String> kept = Collections.synchronizedList(new ArrayList<>());
    private final Queue<Runnable> jobs = new ConcurrentLinkedQueue<>();
    private final ConcurrentHashMap<String, List<String>> byKey = new ConcurrentHashMap<>();

    void add(String line) { lines.add(line); kept.add(line); }
    void trim() { synchronized (lines) { while (lines.size() > 10) lines.remove(0); } }
    String last() { synchronized (lines) { return lines.isEmpty() ? "" : lines.get(lines.size() - 1); } }
    String lastKept() { return kept.get(kept.size() - 1); }
    void submit(Runnable job) { jobs.offer(job); }
    void drain() {
        while (!jobs.isEmpty()) {
            Runnable job = jobs.poll();
            //             ^^^^^^^^^^^ error[race]: /`jobs` is changed here because of what it was before: another thread may have changed it since/
            job.run();
        }
    }
    void drop(String key) { byKey.remove(key); }
    int size(String key) {
        List<String> found = byKey.get(key);
        return found == null ? 0 : found.size();
    }
}
