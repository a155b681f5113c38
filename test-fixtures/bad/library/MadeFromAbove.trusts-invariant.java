//- verdict: failed
// `Random(long)` calls `setSeed`, before `n` is set.
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.Random;

class MadeFromAbove {
    static class Failure extends RuntimeException {
        private final Object lock = new Object();

        @Override
        public Throwable fillInStackTrace() {
            Object held = lock;
            assert held == null || held != null;
            return this;
        }
    }

    static class Seeded extends Random {
        //@ global_invariant n > 0
        private final int n;

        Seeded(int n) {
            super(7);
//          ^^^^^^^^^ error[assertion]: /`n > 0` may not hold here\./
            this.n = n < 1 ? 1 : n;
        }

        @Override
        public void setSeed(long seed) {
            assert n > 0;
        }
    }

    // An empty set has nothing to add.
    static class Names extends HashSet<String> {
        private final Object lock = new Object();

        @Override
        public boolean add(String name) {
            assert lock != null;
            return super.add(name);
        }
    }

    static class Chain extends LinkedList<String> {
        private final Object lock = new Object();

        Chain(Collection<String> given) {
            super();
        }

        @Override
        public boolean addAll(Collection<? extends String> given) {
            assert lock != null;
            return true;
        }
    }
}
