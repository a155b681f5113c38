//- verdict: failed
// Classes that capture: an inner class, a local one, an anonymous one, lambdas and method references, each with what it takes along.

class Ledger {
    /*@ guarded_by this.holder == tid */
    private int total;

    interface Change {
        int of(int old);
    }

    /** An inner object works under the lock of the object around it. */
    class Entry {
        private final int amount;

        Entry(int amount) {
            this.amount = amount;
        }

        void book() {
            synchronized (this) {
                total = total + amount;
                //      ^^^^^ error[access-discipline]: /`total` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            }
        }
    }

    Entry entry(int amount) {
        return new Entry(amount);
    }

    static Entry entryOf(/*@ non_null */ Ledger ledger) {
        return ledger.new Entry(1);
    }

    static int twice(/*@ non_null */ Change change, int start) {
        return change.of(change.of(start));
    }

    /** The called method runs the lambda that is handed over, and no other. */
    void lambda(int step) {
        int more = step + 1;
        int result = twice(old -> old + step + more, 1);
        //@ assert result == 1 + 2 * (step + step + 1)
    }

    void nested(int step) {
        Change outer = x -> {
            Change inner = y -> y + x + step;
            return inner.of(10);
        };
        int result = outer.of(5);
        //@ assert result == 15 + step
    }

    void anonymous(int step) {
        Change change = new Change() {
            private final int twice = step + step;

            public int of(int old) {
                return old + twice + step;
            }
        };
        int result = change.of(4);
        //@ assert result == 4 + 3 * step
    }

    void local(int base) {
        class Adder implements Change {
            final int add;

            Adder(int add) {
                this.add = add;
            }

            public int of(int old) {
                return old + add + base;
            }

            Adder next() {
                return new Adder(add + 1);
            }
        }
        Adder second = new Adder(5).next();
        int result = second.of(1);
        //@ assert result == 7 + base
    }

    static int half(int n) {
        return n / 2;
    }

    static void references(int[] values) {
        Change change = Ledger::half;
        int result = change.of(8);
        //@ assert result == 4
    }

    /** Whoever calls it, and when: it takes the lock itself. */
    Runnable later() {
        return () -> {
            synchronized (this) {
                total++;
            }
        };
    }

    /** A captured local that nobody can see to be null, is not null in the lambda either. */
    static Runnable notifier() {
        Object monitor = new Object();
        return () -> {
            synchronized (monitor) {
                monitor.notifyAll();
            }
        };
    }

    enum Sign implements Change {
        PLUS {
            public int of(int old) {
                return old;
            }
        },
        MINUS {
            public int of(int old) {
                return -old;
            }
        }
    }

    //@ requires sign != null
    static void constants(Sign sign, int n) {
        int result = sign.of(sign.of(n));
        //@ assert result == n
    }
}
