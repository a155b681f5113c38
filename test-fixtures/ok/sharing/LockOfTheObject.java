//- verdict: verified
//- java-checks: auto
/** A score under a lock of its object's own, and a sum under a lock of one call: the first keeps all threads out, the second those two. */
class Score {
    private final Object lock = new Object();
    private int score;

    void add(int n) {
        synchronized (lock) {
            score += n;
        }
    }

    int get() {
        synchronized (lock) {
            return score;
        }
    }
}

class Sum {
    int of(int[] left, int[] right) throws InterruptedException {
        Object lock = new Object();
        int[] total = new int[1];
        Thread first = new Thread(() -> {
            synchronized (lock) {
                total[0] += left.length;
            }
        });
        Thread second = new Thread(() -> {
            synchronized (lock) {
                total[0] += right.length;
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
        synchronized (lock) {
            return total[0];
        }
    }
}
