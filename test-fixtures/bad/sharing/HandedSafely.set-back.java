//- verdict: failed
//- option: all
//- java-checks: auto
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.*;

// What is made for it, what one thread runs, what is locked, and what others have done by then.
class HandedSafely {
    List<Integer> wrapped() { List<Integer> l = Collections.synchronizedList(new ArrayList<>()); IntStream.range(0, 9).parallel().boxed().forEach(l::add); return l; }
    List<Integer> alone() { List<Integer> l = new ArrayList<>(); IntStream.range(0, 9).boxed().forEach(l::add); return l; }
    List<Integer> locked() { List<Integer> l = new ArrayList<>(); IntStream.range(0, 9).parallel().boxed().forEach(x -> { synchronized (l) { l.add(x); } }); return l; }
}

class Waited {
    int n;

    void go() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        Thread t = new Thread(() -> { n = 1; latch.countDown(); });
        t.start();
        latch.await();
        System.out.println(n);
    }
}

class ClosedOnce {
    private volatile boolean closed;

    void close() {
        if (closed) return;
        closed = true;
    }

    boolean isClosed() { return closed; }
}

class Reserved {
    private final AtomicInteger n = new AtomicInteger();

    boolean take() {
        if (n.incrementAndGet() > 5) {
            n.set(0);
//          ^^^^^^^^ error[race]: /`n` is changed here because of what it was before: another thread may have changed it since/
            return false;
        }
        return true;
    }
}
