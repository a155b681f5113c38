//- verdict: failed
// An atomic block keeps the invariant on all of its paths, and is over at its end.

class AtomicPaths {
    private volatile int a;
    private volatile int b;

    /*@ global_invariant a == b */

    void both() {
        /*@ atomic */ {
            a = 1;
            b = 1;
        }
    }

    void half() {
        /*@ atomic */ {
        //            ^ error[global-invariant]
            a = 1;
        }
    }

    void onePath(int k) {
        /*@ atomic */ {
        //            ^ error[global-invariant]
            if (k > 0) {
                a = k;
                b = k;
            } else {
                a = 0;
            }
        }
    }

    void apart() {
        int x = a;
        int y = b;
        /*@ assert x == y */
        //         ^^^^^^ error[assertion]
    }

    void together() {
        int x;
        int y;
        /*@ atomic */ {
            x = a;
            y = b;
        }
        /*@ assert x == y */
    }

    void behind() {
        int x;
        /*@ atomic */ {
            x = a;
        }
        /*@ assert x == a */
        //         ^^^^^^ error[assertion]
    }
}
