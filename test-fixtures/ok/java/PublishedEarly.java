//- verdict: verified
// A static initializer that starts a thread, or hands an object to one, has made good before what is said of its class: the others rely on it from then on.

class Cell {
    volatile int x;
    volatile int y;
    //@ global_invariant x > 0 ==> Starts.limit == 5
    //@ global_invariant x > 0 ==> y > 0
    //@ env_assumption \old(x) > 0 ==> x > 0
}

class Starts {
    static int limit = 5;

    static {
        Cell cell = new Cell();
        cell.y = 1;
        cell.x = 1;
        new Reader(cell).start();
    }
}

class Reader extends Thread {
    private final Cell cell;

    Reader(Cell cell) {
        this.cell = cell;
    }

    @Override
    public void run() {
        if (cell != null && cell.x > 0) {
            int y = cell.y;
            //@ assert Starts.limit == 5
        }
    }
}

/** What it has made it may keep in any state until it shows it. */
class Keeps {
    static final Cell CELL = new Cell();
    static int size;
    //@ global_invariant size == 2

    static {
        Cell own = new Cell();
        own.x = 3;
        size = 2;
        own.x = 0;
        own.y = 0;
    }
}

enum Mode {
    ON, OFF;

    static int known;
    //@ global_invariant known == 2

    static {
        known = values2();
        for (int i = 0; i < 2; i++) {
            new Reader(null).start();
        }
    }

    static int values2() {
        return 2;
    }
}
