//- verdict: failed
// Every dereference is of something.

class Cell {
    volatile int value;
    volatile Cell next;

    int get() {
        return value;
    }
}

class Nulls {
    //@ requires c != null
    static int use(Cell c) {
        c.value = 1;
        Cell n = c.next;
        int v = n.value;
        //      ^^^^^^^ warning[null-dereference]
        synchronized (c) {
            return 0;
        }
    }

    static void thrown(RuntimeException e) {
        if (e != null) {
            throw e;
        }
    }
}
