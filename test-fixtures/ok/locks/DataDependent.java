//- verdict: verified
// The object whose monitor is taken is found in a field that others change: it is read once.

class Cell {
    /*@ unwritable_by_env_if holder == tid */
    int value;
}

class DataDependent {
    volatile Cell cell;

    void increment() {
        Cell c = cell;
        if (c == null) {
            return;
        }
        synchronized (c) {
            c.value = c.value + 1;
        }
    }
}
