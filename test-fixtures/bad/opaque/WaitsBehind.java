//- verdict: failed
//- option: all
// What waits gives up the monitors that the thread holds, also where it is called back, or runs in a recursion: what the monitor protected may be another then.
import com.foo.Unknown;

public class WaitsBehind implements Runnable {
    private int f;
    private final Object lock = new Object();

    public void run() {
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
            }
        }
    }

    void set(int v) {
        synchronized (lock) {
            f = v;
        }
    }

    void calledBack() {
        synchronized (lock) {
            int a = f;
            Unknown.foo(this);
            assert a == f;
            //     ^^^^^^ error[assertion]: /`a == f` may not hold here\./
        }
    }

    private void down(int n) {
        if (n > 0) {
            down(n - 1);
        } else {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                }
            }
        }
    }

    void recursive() {
        synchronized (lock) {
            int a = f;
            down(3);
            assert a == f;
            //     ^^^^^^ error[assertion]: /`a == f` may not hold here\./
        }
    }
}
