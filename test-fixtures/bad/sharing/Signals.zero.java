//- verdict: failed
//- java-checks: auto
// Semaphores that begin without a permit are signals: who waits comes after who gives.
import java.util.concurrent.Semaphore;

class Signals {
    private int n;
    //          ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/

    void work() throws InterruptedException {
        Semaphore done = new Semaphore(0);
        new Thread(() -> {
            n++;
            done.release();
        }).start();
        done.acquire(0);
        n++;
    }

    public static void main(String[] args) throws InterruptedException {
        new Signals().work();
    }
}

class Slot {
    private final Semaphore full = new Semaphore(0);
    private final Semaphore empty = new Semaphore(1);
    private int value;

    void put(int x) throws InterruptedException {
        empty.acquire();
        value = x;
        full.release();
    }

    int take() throws InterruptedException {
        full.acquire();
        int x = value;
        empty.release();
        return x;
    }
}
