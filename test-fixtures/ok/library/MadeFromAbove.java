//- verdict: verified
// Constructors of the library run overrides before anything of their object is initialized; those that know it are right.
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
        //@ global_invariant n >= 0
        private final int n;

        Seeded(int n) {
            super(7);
            this.n = n < 0 ? 0 : n;
        }

        @Override
        public void setSeed(long seed) {
            assert n >= 0;
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
