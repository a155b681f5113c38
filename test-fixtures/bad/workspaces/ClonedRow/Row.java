//- verdict: failed
//- verdict Row.<init>: verified
// Code without source makes a copy of a row (`Copier`), which then has the same cells: the monitor of one of the two keeps nobody from the cells.

class Row implements Cloneable {
    /*@ guarded_by[i] holder == tid */ private final int[] cells = new int[4];

    /*@ requires 0 <= index && index < 4 */
    synchronized void put(int index, int value) {
        if (index < cells.length) cells[index] = value;
        //                        ^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`cells\[index\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }
}
