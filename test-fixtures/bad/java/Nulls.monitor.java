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
        if (n != null) {
            return n.get() + n.value;
        }
        synchronized (n) {
        //            ^ warning[null-dereference]
            return 0;
        }
    }

    static void thrown(RuntimeException e) {
        if (e != null) {
            throw e;
        }
    }
}
