//- verdict: failed
//- option: all
//- java-checks: auto
// Between the look and the change another thread may come.
import java.util.*;
import java.util.concurrent.*;

class SetsAndQueues {
    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final Set<String> sorted = new ConcurrentSkipListSet<>();
    private final Set<String> made = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private final Queue<String> queue = new ConcurrentLinkedQueue<>();
    private volatile int calls;

    boolean first(String id) {
        if (seen.contains(id)) return false;
        seen.add(id);
//      ^^^^^^^^^^^^ error[race]: /`seen` is changed here because of what it was before: another thread may have changed it since/
        return true;
    }

    boolean firstAgain(String id) {
        if (!sorted.contains(id)) { sorted.add(id); return true; }
        //                          ^^^^^^^^^^^^^^ error[race]: /`sorted` is changed here because of what it was before: another thread may have changed it since/
        return false;
    }

    void note(String id) {
        if (!made.contains(id)) { made.add(id); tell(); }
        //                        ^^^^^^^^^^^^ error[race]: /`made` is changed here because of what it was before: another thread may have changed it since/
    }

    void tell() { calls = 1; }

    int next() {
        if (queue.isEmpty()) return 0;
        return queue.poll().length();
        //     ^^^^^^^^^^^^ error[race]: /`queue` is changed here because of what it was before: another thread may have changed it since/
    }

    String take() {
        if (queue.isEmpty()) return null;
        return queue.remove();
        //     ^^^^^^^^^^^^^^ error[race]: /`queue` is changed here because of what it was before: another thread may have changed it since/
    }

    void start() {
        for (int i = 0; i < 2; i++) new Thread(() -> { first("a"); firstAgain("b"); note("c"); next(); }).start();
    }
}
