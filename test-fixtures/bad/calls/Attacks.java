//- verdict: failed
// What a call is believed to do, it was proved to do: for every implementation, on every way out, with initializers in Java's order.

interface Source {
    //@ modifies \nothing
    //@ ensures \result > 0
    int get();
}

class Thrower implements Source {
    public int get() {
        throw new IllegalStateException();
    }
}

class Zero implements Source {
    public int get() {
    //         ^^^ error[postcondition]
        return 0;
    }
}

class Base {
    int v = 1;

    Base() {
        hook();
//      ^^^^^^ error[assertion]
    }

    void hook() {
    }
}

class Late extends Base {
    int w = 5;
    //  ^ information[unguarded-field]

    Late() {
        super();
//      ^^^^^^^^ error[assertion]
    }

    void hook() {
        int z = w;
        /*@ assert z == 5 */
        //         ^^^^^^ error[assertion]
    }
}

class Counter {
    /*@ guarded_by holder == tid */
    int n;

    //@ requires holder == tid
    //@ modifies n
    //@ ensures n == \old(n) + 1
    void inc() {
        n = n + 1;
    }
}

class Stricter extends Counter {
    //@ requires holder == tid && n > 5
    //@ modifies n
    //@ ensures n > 0
    void inc() {
    //   ^^^ error[postcondition]: /`Stricter\.inc` may return although `n == \\old\(n\) \+ 1` does not hold/
        n = 7;
    }
}

class Use {
    static void throwing(Source s) {
        if (s == null) {
            return;
        }
        int k = 0;
        try {
            s.get();
            k = 1;
        } finally {
            /*@ assert k == 1 */
            //         ^^^^^^ error[assertion]
        }
    }

    static void stricter(Counter c) {
        if (c == null) {
            return;
        }
        synchronized (c) {
            c.inc();
//          ^^^^^^^ error[precondition]: /`Stricter.inc` requires/
        }
    }
}
