//- verdict: failed
//- java-checks: auto
//- option: all
// The list may have become shorter since its size was asked.
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
    String last() { return lines.get(lines.size() - 1); }
    //                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`lines` is asked here for what was there before: another thread may have taken it out since/
    String lastKept() { return kept.get(kept.size() - 1); }
    void submit(Runnable job) { jobs.offer(job); }
    void drain() {
        while (!jobs.isEmpty()) {
            Runnable job = jobs.poll();
            if (job != null) job.run();
        }
    }
    void drop(String key) { byKey.remove(key); }
    int size(String key) {
        List<String> found = byKey.get(key);
        return found == null ? 0 : found.size();
    }
}
