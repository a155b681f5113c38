//- verdict: failed
// The lock is given back between the cast and the use, so the value may be another one.

class Cell {
    //@ guarded_by holder == tid
    int value;
    //@ global_invariant value >= 0
}
class CastWhereUsed {
    void inline(Object o) {
        if (!(o instanceof Cell)) return;
        synchronized (o) {
            int v = ((Cell) o).value;
            //@ assert v >= 0
            ((Cell) o).value = v + 1;
        }
    }
    void array(Object[] all) {
        if (all == null) return;
        for (int i = 0; i < all.length; i++) {
            Object o = all[i];
            if (o instanceof Cell) {
                synchronized (o) { ((Cell) o).value = 3; }
                synchronized (o) {
                    int w = ((Cell) o).value;
                    //@ assert w == 3
                    //         ^^^^^^ error[assertion]
                }
            }
        }
    }
}
