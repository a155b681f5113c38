//- verdict: failed
// Mutant: writes into what may be the row of a table, without its lock.

class Table {
    static final Object LOCK = new Object();
    /*@ elems_guarded_by LOCK.holder == tid */ private final int[] rows;

    Table(int[] rows) {
        this.rows = rows;
    }

    int first() {
        synchronized (LOCK) {
            return rows != null && rows.length > 0 ? rows[0] : 0;
        }
    }
}

class Passer {
    int length(int[] given) {
        if (given != null && given.length > 0) { given[0] = 1; } return 0;
        //                                       ^^^^^^^^^^^^ error[access-discipline]: /`given\[0\]` is written here although `LOCK\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }
}
