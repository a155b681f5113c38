//- verdict: failed
//- option: all
//- java-checks: auto
// What such objects hold is guarded as the field is that refers to them.
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

    void count(Thread.State state) {
        EnumMap<Thread.State, Integer> all;
        synchronized (this) {
            all = counts;
        }
        all.put(state, 1);
//      ^^^^^^^^^^^^^^^^^ error[access-discipline]: /`the contents of counts` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }

    synchronized Date when() {
        return last;
        //     ^^^^ error[race]: /The object `last` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }
}

class GuardedBits {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    @GuardedBy("lock")
    private final BitSet bits = new BitSet();

    void set(int at) {
        lock.readLock().lock();
        try {
            bits.set(at);
//          ^^^^^^^^^^^^ error[write-discipline]: /`the contents of bits` is written here although `lock\.writer == tid \|\| lock\.readers\[tid\] > 0` may hold for another thread, which then relies on nobody else writing it/
        } finally {
            lock.readLock().unlock();
        }
    }
}

class PartsOfOthers {
    @GuardedBy("this")
    private final java.util.StringJoiner texts = new java.util.StringJoiner(",");
    @GuardedBy("this")
    private final java.nio.ByteBuffer bytes = java.nio.ByteBuffer.allocate(8);

    synchronized java.util.StringJoiner add(String one) {
        return texts.add(one);
        //     ^^^^^^^^^^^^^^ error[race]: /The object `texts` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized java.nio.ByteBuffer view() {
        return bytes.duplicate();
        //     ^^^^^^^^^^^^^^^^^ error[race]: /The object `bytes` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized byte[] inside() {
        return bytes.array();
        //     ^^^^^^^^^^^^^ error[race]: /The object `bytes` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }
}
