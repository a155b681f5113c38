//- verdict: failed
//- java-checks: auto
//- option: all
// The class says that no field is written to a stream, so objects that are read from one have none.
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class SetFirst {
    static final int SIZE = twice(4);
    static final int[] WORDS;
    static final Object LOCK = new Object();
    static {
        int sum = 0;
        for (int i = 0; i < SIZE; i++) sum += i;
        WORDS = new int[sum];
    }
    static int twice(int n) { return 2 * n; }
    static void useWords() {
        int[] seen = WORDS;
        Object lock = LOCK;
        //@ assert seen != null && lock != null
    }

    static class Above {
        final Object above;
        int n;
        Above(Object given) { above = given; n = 1; }
    }
    static class Below extends Above implements java.io.Serializable {
        private static final java.io.ObjectStreamField[] serialPersistentFields = {};
        private final String name;
        private final Object other;
        private final Object[] all;
        private final Thread thread = new Thread(() -> use());
        //                                             ^^^^^ error[assertion]: /`seen != null && two != null && three != null && four != null` may not hold here\./
        Below(String given, boolean isMany) {
            super(given);
            if (given == null || isMany && n > 2) throw new IllegalArgumentException();
            String copy = given;
            name = given;
            Object mine = isMany ? new Object[n] : "one";
            other = mine;
            all = isMany ? new Object[] { copy } : new Object[0];
        }
        Below() { this("default", false); }
        void use() {
            String seen = name;
            Object two = other;
            Object[] three = all;
            Thread four = thread;
            //@ assert seen != null && two != null && three != null && four != null
            //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`seen != null && two != null && three != null && four != null` may not hold here\./
        }
    }

    static class Parts {
        private final ReentrantLock lock;
        private final Condition changed;
        private int n;
        //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
        Parts() {
            ReentrantLock made = new ReentrantLock();
            this.changed = made.newCondition();
            this.lock = made;
        }
        void set() {
            lock.lock();
            try {
                n = 1;
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    enum Kind {
        ONE(1), TWO(2);
        static final Map<String, Kind> BY_NAME = new HashMap<>();
        final int n;
        Kind(int n) {
            if (n > 5) throw new IllegalArgumentException();
            this.n = n;
        }
        static void use() {
            Kind one = Kind.ONE;
            Map<String, Kind> map = BY_NAME;
            //@ assert one != null && map != null
        }
    }

    record Pair(Object left, Object right) {
        Pair {
            Objects.requireNonNull(left);
            if (null == right) throw new NullPointerException("right");
        }
    }
    static void usePair(/*@ non_null */ Pair pair) {
        Object left = pair.left();
        Object right = pair.right();
        //@ assert left != null && right != null
    }
}
