//- verdict: failed
// Nobody has taken the entry.
class MapsOfMaps {
    //@ ghost /*@ guarded_by[i][j] owner[i][j] == tid */ static int -> int -> Thread owner;
    //@ ghost /*@ guarded_by[i][j] owner[i][j] == tid */ static int -> int -> int cell;

    //@ performs (owner[i][j]) { \old(owner[i][j]) == null && owner[i][j] == tid }
    static void acquire(int i, int j) {
        /*@ atomic */ {
            //@ assume owner[i][j] == null
            //@ set owner[i][j] = tid
        }
    }

    //@ requires owner[i][j] == tid
    //@ performs (owner[i][j]) { owner[i][j] == null }
    static void release(int i, int j) {
        //@ set owner[i][j] = null
    }

    //@ requires owner[i][j] == tid
    //@ performs (cell[i][j]) { cell[i][j] == \old(cell[i][j]) + n }
    static void put(int i, int j, int n) {
        //@ set cell[i][j] = cell[i][j] + n
    }

    //@ performs (cell[i][j]) { cell[i][j] == \old(cell[i][j]) + n }
    static void add(int i, int j, int n) {
        //@ set cell[i][j] = cell[i][j] + n
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`cell` is read here although `owner\[i\]\[j\] == tid` may hold for another thread, which then relies on nobody else using it/
    }

    //@ requires j != k
    //@ performs (cell[i][j], cell[i][k]) { cell[i][j] == \old(cell[i][j]) + n && cell[i][k] == \old(cell[i][k]) - n }
    static void move(int i, int j, int k, int n) {
        acquire(i, j);
        acquire(i, k);
        put(i, j, n);
        put(i, k, -n);
        release(i, k);
        release(i, j);
    }
}
