//- verdict: verified
// What `new` makes is an object of its own. A lambda may be somebody else's: it is called, handed on and compared with itself, and guards by what whoever holds its
// monitor excludes.

class LambdaIdentity {
    private final Object lock = new Object();
    private final Runnable guard = () -> { };
    /*@ guarded_by lock.holder == tid */
    private int x;
    /*@ guarded_by lock.holder == tid */
    private int y;
    /*@ guarded_by guard.holder == tid */
    private int n;
    //@ global_invariant lock.holder == null ==> x == y

    void step() {
        synchronized (lock) {
            x++;
            y++;
        }
    }

    void count() {
        synchronized (guard) {
            n++;
            int seen = n;
            //@ assert seen == n
        }
    }

    //@ modifies \nothing
    //@ ensures \fresh(\result)
    static Runnable anonymous() {
        return new Runnable() {
            @Override
            public void run() {
            }
        };
    }

    static void twoOfNew() {
        Object a = new Object();
        Runnable b = anonymous();
        if (a == b) {
            //@ assert false
        }
    }

    static void itself() {
        Runnable a = () -> { };
        Runnable b = a;
        boolean same = a == b;
        //@ assert same && a == b && a != null
    }

    static int called() {
        int[] cell = { 1 };
        Runnable add = () -> cell[0]++;
        add.run();
        //@ assert cell[0] == 2
        return cell[0];
    }
}

/** A key of its own has an entry of its own. */
class Marks {
    //@ ghost /*@ unwritable_by_env_if[k] k.holder == tid */ public static Object -> int marks;

    static void own() {
        Object key = new Object();
        //@ assert marks[key] == 0
    }
}
