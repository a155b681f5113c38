//- infer: safe
// The stopping procedure of a Bluetooth driver, second version (KISS): one worker, one stopper. A worker that was refused leaves twice.
import java.util.concurrent.atomic.AtomicInteger;

class Bluetooth2 {
    static final AtomicInteger pending = new AtomicInteger(1);
    static volatile boolean isStopping;
    static volatile boolean isIdle;
    static volatile boolean isStopped;

    static void leave() {
        if (pending.decrementAndGet() == 0) {
            isIdle = true;
        }
    }

    static boolean enter() {
        pending.incrementAndGet();
        if (isStopping) {
            leave();
            return false;
        }
        return true;
    }

    static class Worker extends Thread {
        @Override public void run() {
            if (enter()) {
                assert !isStopped;
            }
            leave();
        }
    }

    static class Stopper extends Thread {
        @Override public void run() {
            isStopping = true;
            leave();
            while (!isIdle) {
                Thread.yield();
            }
            isStopped = true;
        }
    }

    public static void main(String[] args) {
        new Worker().start();
        new Stopper().start();
    }
}
