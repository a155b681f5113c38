//- verdict: failed
//- java-checks: auto
//- option: all
// The tasks of a list run at once and change one list.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

class Captured {
    static class Writer implements Runnable {
        private final List<String> out;
        private final String name;
        Writer(List<String> out, String name) { this.out = out; this.name = name; }
        @Override public void run() { out.add(name); }
    }

    int locked() throws InterruptedException {
        List<Integer> all = new ArrayList<>();
        Object lock = new Object();
        Thread one = new Thread(() -> { synchronized (lock) { all.add(1); } });
        Thread two = new Thread(() -> { synchronized (lock) { all.add(2); } });
        one.start(); two.start(); one.join(); two.join();
        return all.size();
    }
    int counted() throws InterruptedException {
        int[] count = new int[1];
        Object lock = new Object();
        Thread one = new Thread(() -> { for (int i = 0; i < 10; i++) synchronized (lock) { count[0]++; } });
        Thread two = new Thread(() -> { for (int i = 0; i < 10; i++) synchronized (lock) { count[0]++; } });
        one.start(); two.start(); one.join(); two.join();
        return count[0];
    }
    void halves() throws InterruptedException {
        int[] all = new int[100];
        Thread one = new Thread(() -> { for (int i = 0; i < 50; i++) all[i] = i; });
        Thread two = new Thread(() -> { for (int i = 50; i < 100; i++) all[i] = i; });
        one.start(); two.start(); one.join(); two.join();
    }
    void writers() throws InterruptedException {
        List<String> out = Collections.synchronizedList(new ArrayList<>());
        Thread one = new Thread(new Writer(out, "a")), two = new Thread(new Writer(out, "b"));
        one.start(); two.start(); one.join(); two.join();
    }
    String oneAfterTheOther() throws InterruptedException {
        StringBuilder text = new StringBuilder();
        Thread one = new Thread(() -> text.append("a"));
        one.start();
        one.join();
        Thread two = new Thread(() -> text.append("b"));
        two.start();
        two.join();
        return text.toString();
    }
    void ofOneThread() throws InterruptedException {
        ExecutorService only = Executors.newSingleThreadExecutor();
        Map<Integer, Integer> squares = new HashMap<>();
        for (int i = 0; i < 10; i++) {
            int n = i;
            only.submit(() -> squares.put(n, n * n));
        }
        only.shutdown();
        only.awaitTermination(1, TimeUnit.MINUTES);
    }
    void invoked(ExecutorService pool) throws InterruptedException {
        List<Integer> found = new ArrayList<>();
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            int n = i;
            tasks.add(() -> { found.add(n); return null; });
            //                ^^^^^^^^^^^^ error[race]: /`found` is changed here while another thread may use it, and is not made for that: no lock is held at both places; use a concurrent class or a lock/
        }
        ExecutorService several = Executors.newFixedThreadPool(4);
        several.invokeAll(tasks);
    }
    int chained() {
        StringBuilder text = new StringBuilder();
        CompletableFuture<Void> first = CompletableFuture.supplyAsync(() -> "a").thenAccept(one -> text.append(one));
        first.join();
        CompletableFuture<Void> second = CompletableFuture.supplyAsync(() -> "b").thenAccept(one -> text.append(one));
        second.join();
        return text.length();
    }
    int starter() throws InterruptedException {
        List<Integer> all = new ArrayList<>();
        all.add(1);
        Thread other = new Thread(() -> all.add(2));
        other.start();
        other.join();
        return all.size();
    }
    int flagged() {
        int[] box = new int[1];
        AtomicBoolean isSet = new AtomicBoolean();
        new Thread(() -> { box[0] = 3; isSet.set(true); }).start();
        while (!isSet.get()) Thread.onSpinWait();
        return box[0];
    }
    int awaited() throws InterruptedException {
        int[] box = new int[1];
        CountDownLatch done = new CountDownLatch(1);
        new Thread(() -> { box[0] = 3; done.countDown(); }).start();
        done.await();
        return box[0];
    }
    void wrapped() throws InterruptedException {
        List<Integer> all = Collections.synchronizedList(new ArrayList<>());
        Consumer<Integer> keep = n -> all.add(n);
        Thread one = new Thread(() -> keep.accept(1)), two = new Thread(() -> keep.accept(2));
        one.start(); two.start(); one.join(); two.join();
    }
    void runnables() {
        List<String> all = Collections.synchronizedList(new ArrayList<>());
        List<Runnable> tasks = Arrays.asList(() -> all.add("a"), () -> all.add("b"));
        for (Runnable one : tasks) new Thread(one).start();
    }
}
