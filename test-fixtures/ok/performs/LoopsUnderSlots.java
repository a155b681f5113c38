//- verdict: verified
// The same of locks that are elements of an array, or fields of objects; and loops that take other locks of the kind than the one they keep.
class LoopsUnderSlots {
    //@ guarded_by[i] user[i] == tid
    private final /*@ non_null */ Thread[] user = new Thread[4];
    //@ guarded_by[i] user[i] == tid
    private final /*@ non_null */ int[] coins = new int[4];
    //@ elems_writable_if false
    //@ guarded_by[r][c] user[r] == tid
    private final /*@ non_null */ byte[][] tile = new byte[4][5];

    //@ requires 0 <= i && i < 4
    //@ performs (user[i]) { \old(user[i]) == null && user[i] == tid }
    void enter(int i) {
        /*@ atomic */ {
            //@ assume user[i] == null
            user[i] = Thread.currentThread();
        }
    }

    //@ requires 0 <= i && i < 4 && user[i] == tid
    //@ performs (user[i]) { user[i] == null }
    void leave(int i) {
        user[i] = null;
    }

    //@ requires 0 <= i && i < 4
    //@ performs (coins[i]) { true }
    void some(int i, int n) {
        enter(i);
        for (int j = 0; j < n; j++) coins[i] += j;
        leave(i);
    }

    //@ requires 0 <= i && i < 4
    //@ requires 0 <= k && k < 4 && i != k
    //@ performs (coins[i], coins[k]) { true }
    void two(int i, int k, int n) {
        enter(i);
        enter(k);
        for (int j = 0; j < n; j++)
            for (int m = 0; m < j; m++) {
                coins[i] += 1;
                coins[k] -= 1;
            }
        leave(i);
        leave(k);
    }

    //@ requires 0 <= r && r < 4
    //@ performs (tile[r][*]) { true }
    void fill(int r, byte b) {
        enter(r);
        for (int c = 0; c < 5; c++) tile[r][c] = b;
        leave(r);
    }

    //@ requires 0 <= i && i < 4 && user[i] == tid
    //@ modifies coins[i]
    //@ ensures coins[i] == \old(coins[i]) + 2
    private void twice(int i) {
        coins[i]++;
        coins[i]++;
    }

    //@ requires 0 <= i && i < 4
    //@ performs (coins[i]) { true }
    void bySpecification(int i, int n) {
        enter(i);
        for (int j = 0; j < n; j++) twice(i);
        leave(i);
    }

    //@ requires 0 <= i && i < 4
    void others(int i) {
        enter(i);
        for (int j = 0; j < 4; j++) {
            if (j != i) {
                enter(j);
                coins[j]++;
                leave(j);
            }
            coins[i]++;
        }
        leave(i);
    }
}

class Cell {
    //@ ghost /*@ guarded_by by == tid */ Thread by;
    //@ ghost /*@ guarded_by[k] by == tid */ long -> long left;
    //@ guarded_by by == tid
    int val;

    //@ performs (by) { \old(by) == null && by == tid }
    void grab() {
        /*@ atomic */ {
            //@ assume by == null
            //@ set by = tid
        }
    }

    //@ requires by == tid
    //@ performs (by) { by == null }
    void drop() {
        //@ set by = null
    }

    //@ requires by == tid
    //@ performs (val) { val == \old(val) + n }
    void add(int n) {
        val += n;
    }

    //@ performs (left[k]) { true }
    void oneEntry(long k, int n) {
        grab();
        for (int i = 0; i < n; i++) {
            //@ set left[k] = left[k] + i
        }
        drop();
    }

    //@ requires a != b && n >= 0
    //@ performs (a.val, b.val) { a.val == \old(a.val) - n && b.val == \old(b.val) + n }
    static void both(/*@ non_null */ Cell a, /*@ non_null */ Cell b, int n) {
        a.grab();
        b.grab();
        for (int i = 0; i < n; i++) {
            a.add(-1);
            b.add(1);
        }
        a.drop();
        b.drop();
    }
}
