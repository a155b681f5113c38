//- verdict: verified
//- option: all
//- java-checks: auto
// Objects of the JDK without a stub that are not made for several threads, under the lock that is said to guard them.
import java.util.BitSet;
import java.util.Date;
import java.util.EnumMap;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.annotation.concurrent.GuardedBy;

class GuardedOthers {
    @GuardedBy("this")
    private final EnumMap<Thread.State, Integer> counts = new EnumMap<>(Thread.State.class);
    @GuardedBy("this")
    private final Date last = new Date();

    synchronized void count(Thread.State state) {
        Integer before = counts.get(state);
        counts.put(state, before == null ? 1 : before + 1);
        last.setTime(1);
    }

    synchronized Date when() {
        return new Date(last.getTime());
    }
}

class GuardedBits {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    @GuardedBy("lock")
    private final BitSet bits = new BitSet();

    void set(int at) {
        lock.writeLock().lock();
        try {
            bits.set(at);
        } finally {
            lock.writeLock().unlock();
        }
    }

    int count() {
        lock.readLock().lock();
        try {
            return bits.cardinality();
        } finally {
            lock.readLock().unlock();
        }
    }
}

class ValuesOfOthers {
    @GuardedBy("this")
    private final java.text.SimpleDateFormat format = new java.text.SimpleDateFormat("yyyy");
    @GuardedBy("this")
    private final java.util.StringJoiner texts = new java.util.StringJoiner(",");
    @GuardedBy("this")
    private final java.nio.ByteBuffer bytes = java.nio.ByteBuffer.allocate(8);

    synchronized String year(Date of) {
        return format.format(of);
    }

    synchronized String text() {
        return texts.toString();
    }

    synchronized int first() {
        return bytes.get(0) + bytes.position();
    }
}

// What only looks at what it is given.
class GivenOthers {
    @GuardedBy("this")
    private final BitSet bits = new BitSet();
    @GuardedBy("this")
    private final Date date = new Date();

    synchronized BitSet copy() {
        BitSet all = new BitSet();
        all.or(bits);
        return all;
    }

    synchronized boolean isBefore(Date other) {
        return other.after(date);
    }

    synchronized String text() {
        return String.format("%tF", date);
    }

    synchronized java.util.List<Integer> list() {
        return bits.stream().boxed().collect(java.util.stream.Collectors.toList());
    }
}
