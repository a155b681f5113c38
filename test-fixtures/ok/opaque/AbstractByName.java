//- verdict: verified
//- java-checks: auto
// What an interface's method does that is called by a name alone, the classes do that implement it: the lock is held afterwards.
import java.util.*;
import java.util.concurrent.locks.ReentrantLock;

interface Conn { void close(); }

class Loop implements Conn {
    private boolean closed;
    public void close() { closed = true; }
}

class Pool {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Conn> idle = new ArrayList<>();
    private int open;

    void give(Conn c) {
        lock.lock();
        try {
            idle.add(c);
            open++;
        } finally {
            lock.unlock();
        }
    }

    void close() {
        lock.lock();
        try {
            idle.forEach(Conn::close);
            open = open - 1;
        } finally {
            lock.unlock();
        }
    }
}
