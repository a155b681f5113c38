//- verdict: verified
// A class whose static initializer may throw makes its uses throw: what must not be left half done uses it before or behind, catches the error, or ends in `finally`.
// Classes whose initializers only compute throw nothing, and what Java does not initialize a class for uses none.

class Checked {
    static final int LIMIT = 10;
    static int used = check();

    static int check() {
        if (System.nanoTime() < 0) {
            throw new IllegalStateException("the clock is not set");
        }
        return 1;
    }

    static void use() {
    }
}

class Below extends Checked {
    static void own() {
    }
}

enum Level {
    LOW(1), HIGH(2);

    private final int code;

    Level(int code) {
        this.code = code;
    }
}

interface Defaults {
    int SIZE = Integer.MAX_VALUE - 1;
    Object LOCK = new Object();
}

class Table {
    static final int[] SQUARES = new int[16];

    static {
        for (int i = 0; i < 16; i++) {
            SQUARES[i] = i * i;
        }
    }

    static void use() {
    }
}

class FirstUse {
    /*@ guarded_by holder == tid */
    private int yes;
    /*@ guarded_by holder == tid */
    private int total;
    //@ global_invariant holder == null ==> yes == total

    synchronized void before() {
        Checked.use();
        yes++;
        Checked.use();
        total++;
    }

    synchronized void behind() {
        yes++;
        total++;
        Below.own();
    }

    synchronized void caught() {
        yes++;
        try {
            Checked.use();
        } catch (Error e) {
            // It is counted anyhow.
        }
        total++;
    }

    synchronized void inFinally() {
        yes++;
        try {
            Checked.use();
        } finally {
            total++;
        }
    }

    synchronized void computed() {
        yes++;
        Table.use();
        Object lock = Defaults.LOCK;
        Level level = Level.HIGH;
        total++;
    }

    synchronized void notInitialized() {
        yes++;
        int limit = Checked.LIMIT;
        Checked[] none = new Checked[limit];
        Class<?> type = Checked.class;
        Runnable later = Checked::use;
        total++;
    }
}
