//- verdict: failed
// What a loop changes is not known behind it, whichever way it goes out or round.

class Shared {
    /*@ guarded_by holder == tid */
    int n;

    /*@ modifies n */
    /*@ requires holder == tid */
    /*@ ensures n > \old(n) */
    void more() {
        n = n + 1;
    }
}

class Attacks {
    static void continued(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            if (i == 3) {
                x = 5;
                continue;
            }
            x = 0;
        }
        /*@ assert x == 0 */
        //         ^^^^^^ error[assertion]
    }

    static void labelled(int n) {
        int x = 0;
        outer:
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                x++;
                if (j == 2) {
                    continue outer;
                }
                if (j == 3) {
                    break outer;
                }
            }
            x = 0;
        }
        /*@ assert x == 0 */
        //         ^^^^^^ error[assertion]
    }

    static void innerChangesOuter(int[] a) {
        if (a == null) {
            return;
        }
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < 2; j++) {
                i++;
            }
            a[i] = 0;
//          ^^^^ warning[index-out-of-bounds]
        }
    }

    static void byCallee(Shared s, int n) {
        if (s == null) {
            return;
        }
        synchronized (s) {
            s.n = 0;
            for (int i = 0; i < n; i++) {
                s.more();
            }
            /*@ assert s.n == 0 */
            //         ^^^^^^^^ error[assertion]
        }
    }

    static void waiting(Shared s) throws InterruptedException {
        if (s == null) {
            return;
        }
        synchronized (s) {
            s.n = 1;
            int rounds = 0;
            while (rounds < 2) {
                s.wait();
                rounds++;
            }
            /*@ assert s.n == 1 */
            //         ^^^^^^^^ error[assertion]
        }
    }

    static void thrown(int n) {
        int x = 0;
        try {
            while (true) {
                x++;
                if (x > n) {
                    throw new RuntimeException();
                }
            }
        } catch (RuntimeException e) {
            /*@ assert x == 1 */
            //         ^^^^^^ error[assertion]
        }
    }

    static void finallyRuns(int n) {
        int x = 0;
        for (int i = 0; i < n; i++) {
            try {
                if (i == 2) {
                    break;
                }
            } finally {
                x = i;
            }
        }
        /*@ assert x == 0 */
        //         ^^^^^^ error[assertion]
    }

    static volatile int counter;

    static void unprotected(int n) {
        counter = 0;
        for (int i = 0; i < n; i++) {
            int now = counter;
            counter = now + 1;
        }
        /*@ assert counter >= 0 */
        //         ^^^^^^^^^^^^ error[assertion]
    }

    static void swapped(int n) {
        int low = 0;
        int high = 10;
        for (int i = 0; i < n; i++) {
            int held = low;
            low = high;
            high = held;
        }
        /*@ assert low <= high */
        //         ^^^^^^^^^^^ error[assertion]
    }

    static void untouchedArray(int n) {
        int[] a = new int[4];
        int[] b = new int[4];
        int[] c = a;
        for (int i = 0; i < n; i++) {
            c[1] = i;
        }
        /*@ assert b[1] == 0 */
        /*@ assert a[1] == 0 */
        //         ^^^^^^^^^ error[assertion]
    }

    static void overlapping(int n) {
        if (n < 2) {
            return;
        }
        int[] a = new int[n];
        a[0] = 3;
        int[] b = a;
        for (int i = 1; i < n; i++) {
            a[i] = b[i];
            b[i - 1] = 9;
        }
        /*@ assert a[0] == 3 */
        //         ^^^^^^^^^ error[assertion]
    }
}
