//- verdict: failed
// Ways in which an object that takes something along could be believed too much.

interface Step {
    void run();
}

interface Sized {
    //@ requires this.holder == tid
    //@ modifies \nothing
    //@ ensures \result > 0
    int size();
}

class SharedArray {
    static Step published;
//              ^^^^^^^^^ information[unguarded-field]
    static Step kept;
//              ^^^^ information[unguarded-field]

    /** The array is captured by what everybody can call. */
    static void publish() {
        int[] cell = new int[1];
        Step step = () -> cell[0] = 7;
        cell[0] = 1;
        published = step;
        int now = cell[0];
        //@ assert now == 1
//                 ^^^^^^^^ error[assertion]: /`now == 1` may not hold/
    }

    /** Before it is published nobody else knows of it. */
    //- verdict SharedArray.keep: verified
    static void keep() {
        int[] cell = new int[1];
        Step step = () -> cell[0] = 7;
        cell[0] = 1;
        int now = cell[0];
        //@ assert now == 1
        step.run();
        int then = cell[0];
        //@ assert then == 7
        kept = step;
    }
}

class Deep {
    static Step published;
//              ^^^^^^^^^ information[unguarded-field]
    int n;
//      ^ information[unguarded-field]

    /** Published through two objects, of which one takes the other along. */
    static void publish() {
        Deep deep = new Deep();
        Step inner = () -> deep.n = 7;
        Step outer = () -> inner.run();
        deep.n = 1;
        published = outer;
        int now = deep.n;
        //@ assert now == 1
//                 ^^^^^^^^ error[assertion]
    }

    /** The object that is taken along is another one than the array's. */
    static void others(Deep[] all) {
        Deep first = all[0];
//                   ^^^^^^ warning[null-dereference]
//                   ^^^^^^ warning[index-out-of-bounds]
        Step inner = () -> first.n = 7;
//                         ^^^^^^^^^^^ warning[null-dereference]
        inner.run();
//      ^^^^^^^^^^^ warning[null-dereference]
    }
}

class Leaking {
    static Step registered;
    /*@ global_invariant size > 0 */
    private int size;
//              ^^^^ information[unguarded-field]

    /** The listener hands `this` out before the invariant holds. */
    Leaking() {
        registered = () -> System.out.println(size);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /writes `registered`/
        size = 1;
    }
}

class LeakingFinal {
    static Step registered;
    private final int size;

    LeakingFinal() {
        registered = new Step() {
            public void run() {
                System.out.println(size);
            }
        };
        size = 1;
//      ^^^^^^^^ error[write-discipline]: /final field `size`/
    }
}

class Unlocked {
    /*@ guarded_by this.holder == tid */
    private int n;

    //@ requires this.holder == tid
    int next() {
        return n++;
    }

    /** The monitor is held where the lambda is made, not where it is called. */
    synchronized Step later() {
        return () -> next();
//                   ^^^^^^ error[precondition]
    }

    Sized size() {
        return new Sized() {
            public int size() {
//                     ^^^^ error[postcondition]: /inherited|does not hold/
                return 0;
            }
        };
    }
}

class Loop {
    static Step last;
//              ^^^^ information[unguarded-field]

    static void count() {
        for (int i = 0; i < 3; i++) {
            int copy = i;
            last = () -> {
                //@ assert copy > 0
//                         ^^^^^^^^ error[assertion]
            };
        }
    }
}

class Initialized {
    static int made;
//             ^^^^ information[unguarded-field]
    final Step first = () -> made++;
    static final Step SECOND = () -> {
        Object o = null;
        o.hashCode();
//      ^^^^^^^^^^^^ warning[null-dereference]
    };
}

class Thrower {
    static void caught() {
        Step step = () -> {
            throw new IllegalStateException();
        };
        try {
            step.run();
            //@ unreachable
        } catch (IllegalStateException e) {
            return;
        }
        //@ unreachable
    }

    static int missed() {
        Step step = () -> {
            throw new IllegalStateException();
        };
        try {
            step.run();
        } catch (IllegalStateException e) {
            //@ assert false
//                     ^^^^^ error[assertion]
            return 1;
        }
        return 0;
    }
}
