//- verdict: failed
//- java-checks: auto
// Counters, memos and sets of java.util.concurrent, and what belongs to one thread only.
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;

class Hits {
    private final LongAdder all = new LongAdder();
    private final ConcurrentHashMap<String, AtomicLong> byPage = new ConcurrentHashMap<>();
    void hit(String page) { all.increment(); byPage.computeIfAbsent(page, one -> new AtomicLong()).incrementAndGet(); }
    long all() { return all.sum(); }
    Map<String, Long> pages() {
        Map<String, Long> result = new TreeMap<>();
        byPage.forEach((page, count) -> result.put(page, count.get()));
        return result;
    }
}

class Memo {
    private final Map<Integer, Long> known = new ConcurrentHashMap<>();
    private long slow(int n) { long result = 1; for (int i = 2; i <= n; i++) result *= i; return result; }
    long factorial(int n) { return known.computeIfAbsent(n, this::slow); }
}

class Seen {
    private final Set<String> names = ConcurrentHashMap.newKeySet();
    boolean isFirst(String name) { return names.add(name); }
}

class Numbers {
    private static final AtomicInteger NEXT = new AtomicInteger();
    private final int number = NEXT.incrementAndGet();
    int number() { return number; }
}

class Words {
    // A builder and a map that no other thread ever sees.
    String join(List<String> words) {
        StringBuilder text = new StringBuilder();
        for (String one : words) text.append(one).append(' ');
        return text.toString();
    }
    Map<String, Integer> count(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String one : words) counts.merge(one, 1, Integer::sum);
        return counts;
    }
    Map<String, Long> together(List<String> words) {
        return words.parallelStream().collect(Collectors.groupingByConcurrent(one -> one, Collectors.counting()));
    }
}

class Formats {
    private static final ThreadLocal<StringBuilder> TEXT = ThreadLocal.withInitial(StringBuilder::new);
    String of(int number) {
        StringBuilder text = TEXT.get();
        text.setLength(0);
        return text.append(number).toString();
    }
}

class Workers {
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private volatile boolean isStopped;
    private final Thread thread = new Thread(this::loop);
    void start() { thread.start(); }
    private void loop() {
        while (!isStopped) {
            try { tasks.take().run(); } catch (InterruptedException end) { return; }
        }
    }
    void add(Runnable task) { tasks.add(task); }
    void stop() { isStopped = true; thread.interrupt(); }
}

class Spinner extends Thread {
    private volatile boolean isRunning = true;
    private long rounds;
    //           ^^^^^^ error[race]: /`rounds` may be written by one thread while another one uses it: no lock is held wherever it is used/
    @Override public void run() {
        while (isRunning) { rounds++; new Thread(() -> rounds--).start(); }
        System.out.println(rounds);
    }
    void end() throws InterruptedException { isRunning = false; join(); }
}
