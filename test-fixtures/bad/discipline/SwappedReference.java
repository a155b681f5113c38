//- verdict: failed
// The field may refer to another object when it is read again.

class Cell {
    /*@ unwritable_by_env_if holder == tid */
    int value;
}

class SwappedReference {
    /*@ global_invariant cell != null */
    private volatile Cell cell = new Cell();

    void m() {
        synchronized (cell) {
            cell.value = 1;
//          ^^^^^^^^^^^^^^ error[write-discipline]
        }
    }
}
