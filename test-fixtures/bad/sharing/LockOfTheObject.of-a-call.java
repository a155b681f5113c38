//- verdict: failed
//- java-checks: auto
/** A score under a lock that each call makes for itself, which keeps nobody out; and a sum under a lock of one call. */
class Score {
    private int score;
    //          ^^^^^ error[race]: /`score` may be written by one thread while another one uses it: no lock is held wherever it is used/

    void add(int n) {
        Object lock = new Object();
        synchronized (lock) {
            score += n;
        }
    }

    int get() {
        Object lock = new Object();
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
