//- verdict: failed
// The check and the use read the field at different times.
// The object whose monitor is taken is found in a field that others change: it is read once.

class Cell {
    /*@ unwritable_by_env_if holder == tid */
    int value;
}

class DataDependent {
    volatile Cell cell;

    void increment() {
        if (cell == null) {
            return;
        }
        Cell c = cell;
        synchronized (c) {
        //            ^ warning[null-dereference]
            c.value = c.value + 1;
        }
    }
}
