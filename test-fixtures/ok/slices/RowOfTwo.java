//- verdict: verified
// An array that may be anybody's: whoever is given it owes the discipline of the class that holds it.

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
        return given == null ? 0 : given.length;
    }
}
