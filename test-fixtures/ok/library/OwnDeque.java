//- verdict: verified
//- option: all
//- java-checks: auto
// A queue of one's own: what changes a collection in Java's library may change it here, too.
import java.util.AbstractQueue;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class OwnDeque extends AbstractQueue<String> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private String only;
    private int count;

    @Override public boolean offer(String item) {
        lock.lock();
        try {
            only = item;
            count++;
            notEmpty.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    @Override public String poll() {
        lock.lock();
        try {
            String last = only;
            only = null;
            return last;
        } finally {
            lock.unlock();
        }
    }

    @Override public String peek() {
        lock.lock();
        try {
            return only;
        } finally {
            lock.unlock();
        }
    }

    @Override public int size() {
        lock.lock();
        try {
            return count;
        } finally {
            lock.unlock();
        }
    }

    @Override public Iterator<String> iterator() {
        return List.of("only").iterator();
    }
}

class Uses {
    private int looks;

    synchronized void look(OwnDeque queue) {
        looks = 1;
        queue.size();
        assert looks == 1;
    }
}
