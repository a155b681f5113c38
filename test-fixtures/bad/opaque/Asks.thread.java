//- verdict: failed
//- option: all
//- java-checks: auto
// The method of a thread calls itself: then it holds the monitor already.
class Asks extends Thread {
    @Override public void run() {
        assert !Thread.holdsLock(this);
        //     ^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!Thread\.holdsLock\(this\)` may not hold here\./
        synchronized (this) {
            if (isInterrupted()) run();
        }
    }
}

class Target implements Runnable {
    @Override public void run() {
        assert !Thread.holdsLock(this);
        //     ^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!Thread\.holdsLock\(this\)` may not hold here\./
        synchronized (this) {
            if (Thread.currentThread().isInterrupted()) run();
        }
    }

    static void begin() {
        new Thread(new Target()).start();
    }
}
