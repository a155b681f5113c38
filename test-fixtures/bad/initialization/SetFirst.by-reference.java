//- verdict: failed
//- java-checks: auto
//- option: all
// The file has a reference to a method that looks up fields by their names.
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
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`seen != null && lock != null` may not hold here\./
    }

    static class Above {
        final Object above;
        int n;
        Above(Object given) { above = given; n = 1; }
    }
    static class Below extends Above {
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
        interface Look { java.lang.reflect.Field of(String name) throws Exception; }
        static void reset(Below one) throws Exception {
            Look look = Below.class::getDeclaredField;
            //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.lang\.Class\.getDeclaredField`, which has neither source nor a trusted specification here/
            java.lang.reflect.Field field = look.of("name");
            field.setAccessible(true);
//          ^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.lang\.reflect\.Field\.setAccessible`, which has neither source nor a trusted specification here/
            field.set(one, null);
//          ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.lang\.reflect\.Field\.set`, which has neither source nor a trusted specification here/
        }
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
//          ^^^^^^^^^^^ warning[null-dereference]: /`lock` may be null here\./
            try {
                n = 1;
                changed.signalAll();
//              ^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`changed` may be null here\./
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
            //         ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`one != null && map != null` may not hold here\./
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
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`left != null && right != null` may not hold here\./
    }
}
