//- verdict: failed
// What others have published meanwhile counts, also where only final fields are read and objects are made.

class Cell {
    final int size;
    volatile int used;
    //@ global_invariant used <= size

    Cell(int size) {
        this.size = size > 0 ? size : 0;
    }
}

class FinalsOfOthers {
    volatile Cell cell = new Cell(1);

    void sameCell() {
        Cell first = cell;
        int size = first.size;
        //         ^^^^^^^^^^ warning[null-dereference]: /`first` may be null here\./
        Object made = new Object();
        Cell second = cell;
        //@ assert second.size == size
        //         ^^^^^^^^^^^^^^^^^^^ error[assertion]: /`second\.size == size` may not hold here\./
    }

    void isOld() {
        Cell first = cell;
        Cell made = new Cell(3);
        Cell second = cell;
        //@ assert first == second || second == made
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`first == second \|\| second == made` may not hold here\./
    }

    /*@ requires (\forall Cell c; c.size > 0) */
    void allOfThem() {
        //@ assert (\forall Cell c; c.size > 0)
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`\(\\forall Cell c; c\.size > 0\)` may not hold here\./
    }
}
