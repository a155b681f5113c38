//- verdict: failed
//- java-checks: auto
// Whoever has waited for its threads reads alone: after a loop until the pool has ended, and through a list whose writers are joined.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Ended {
    private int answer;

    int ask() throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorService other = Executors.newFixedThreadPool(2);
        pool.submit(() -> { answer = 3; });
        pool.shutdown();
        while (!pool.isTerminated()) Thread.yield();
        return answer;
    }
}

class Gathered {
    private final List<Integer> found = Collections.synchronizedList(new ArrayList<>());

    void add(int one) { found.add(one); }

    int sum() throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int mine = i;
            threads[i] = new Thread(() -> found.add(mine));
            threads[i].start();
        }
        for (Thread one : threads) one.join();
        int sum = 0;
        for (int one : found) sum += one;
        //             ^^^^^ error[race]: /`found` is walked through here without holding its monitor: only single calls of its methods take that, and another thread may change it meanwhile/
        return sum;
    }
}
