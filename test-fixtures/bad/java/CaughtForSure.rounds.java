//- verdict: failed
// What is thrown in a later round is of another class.

class Full extends RuntimeException {
}

class VeryFull extends Full {
}

class Config {
    static final int size;

    static {
        int n = 1;
        try {
            n = Integer.parseInt("12");
        } catch (NumberFormatException e) {
            n = 2;
        }
        size = n;
    }

    static void use() {
    }
}

class Mode {
    static final int mode;

    static {
        int n = 1;
        try {
            if (n == 1) {
                throw new IllegalStateException("not yet");
            }
        } catch (RuntimeException e) {
            n = 2;
        }
        mode = n;
    }

    static void use() {
    }
}

class Room {
    void enter(int n) {
        if (n > 3) {
            throw new Full();
        }
    }
}

class SmallRoom extends Room {
    @Override
    void enter(int n) {
        if (n > 1) {
            throw new VeryFull();
        }
    }
}

class CaughtForSure {
    /*@ guarded_by holder == tid */
    private int yes;
    /*@ guarded_by holder == tid */
    private int total;
    //@ global_invariant holder == null ==> yes == total

    synchronized void initializers() {
        yes++;
        Config.use();
        Mode.use();
        total++;
    }

    synchronized void library(String text) {
        yes++;
        try {
            Integer.parseInt(text);
        } catch (IllegalArgumentException e) {
            // It is counted anyhow.
        }
        total++;
    }

    synchronized void overrides(/*@ non_null */ Room room) {
        yes++;
        try {
            room.enter(2);
        } catch (Full e) {
            // It is counted anyhow.
        }
        total++;
    }

    synchronized void oneOfTwo(boolean first) {
        yes++;
        try {
            throw first ? new VeryFull() : new Full();
        } catch (Full e) {
            // It is counted anyhow.
        }
        total++;
    }

    synchronized void several(int which) {
        yes++;
        try {
            if (which == 1) {
                throw new VeryFull();
            }
            if (which == 2) {
                throw new IllegalStateException();
            }
        } catch (VeryFull | IllegalStateException e) {
            // It is counted anyhow.
        }
        total++;
    }

    synchronized void thrownAgain() {
        yes++;
        try {
            try {
                throw new VeryFull();
            } catch (Full e) {
                throw e;
            } finally {
                int n = 1;
            }
        } catch (VeryFull e) {
            // It is counted anyhow.
        }
        total++;
    }

    synchronized void rounds(int n) {
        yes++;
        RuntimeException next = new Full();
        for (int i = 0; i < n; i++) {
            try {
                throw next;
            } catch (Full e) {
                next = new IllegalStateException();
            }
        }
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/
}
