//- verdict: failed
// Ways in which an array that looks like one object's own comes to be somebody else's, or is reached around its guard.

class TwoFields {
    /*@ guarded_by[i] holder == tid */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by\[i\] holder == tid` does not protect the elements of `mine` for long: other threads may make the condition false, or let `mine` refer to another array, and then write them; it is neither assumed nor checked until the condition and `mine` itself are protected/
    private int[] mine = new int[4];
    private int[] alias;
    //            ^^^^^ information[unguarded-field]: /`alias` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    synchronized void make() {
        int[] made = new int[4];
        alias = made;
        mine = made;
    }

    void around() {
        int[] known = alias;
        if (known != null && known.length > 0) known[0] = 1;
        //                                     ^^^^^^^^^^^^ error[access-discipline]: /`known\[0\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
        //                                     ^^^^^^^^^^^^ error[race]: /`known\[0\]` is written here while another thread may be writing it: no discipline protects it, since `holder == tid` is not used until it is mended/
        //                                     ^^^^^^^^^^^^ error[race]: /`known\[0\]` is written here while another thread may be writing it: no discipline protects it, since `lock\.holder == tid` is not used until it is mended/
    }
}

class HandedOut {
    /*@ guarded_by[i] holder == tid */
    private final int[] mine = new int[4];

    int[] get() { return mine; }
}

class Taker {
    int[] taken;
    //    ^^^^^ information[unguarded-field]: /`taken` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    void take(HandedOut from) { taken = from.get(); }
    //                                  ^^^^^^^^^^ warning[null-dereference]: /`from` may be null here\./

    void write() {
        int[] known = taken;
        if (known != null && known.length > 0) known[0] = 1;
        //                                     ^^^^^^^^^^^^ error[access-discipline]: /`known\[0\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
        //                                     ^^^^^^^^^^^^ error[race]: /`known\[0\]` is written here while another thread may be writing it: no discipline protects it, since `holder == tid` is not used until it is mended/
        //                                     ^^^^^^^^^^^^ error[race]: /`known\[0\]` is written here while another thread may be writing it: no discipline protects it, since `lock\.holder == tid` is not used until it is mended/
    }
}

class Given {
    /*@ guarded_by[i] holder == tid */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by\[i\] holder == tid` does not protect the elements of `mine` for long: other threads may make the condition false, or let `mine` refer to another array, and then write them; it is neither assumed nor checked until the condition and `mine` itself are protected/
    private int[] mine = new int[4];

    synchronized void giveTo(Given other) {
        if (other != null) other.mine = new int[4];
    }

    synchronized void write() {
        int[] known = mine;
        if (known != null && known.length > 0) known[0] = 1;
        //                                     ^^^^^^^^^^^^ error[access-discipline]: /`known\[0\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
        //                                     ^^^^^^^^^^^^ error[race]: /`known\[0\]` is written here while another thread may be writing it: no discipline protects it, since `holder == tid` is not used until it is mended/
        //                                     ^^^^^^^^^^^^ error[race]: /`known\[0\]` is written here while another thread may be writing it: no discipline protects it, since `lock\.holder == tid` is not used until it is mended/
    }
}

class Published {
    /*@ guarded_by[i] holder == tid */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by\[i\] holder == tid` does not protect the elements of `mine` for long: other threads may make the condition false, or let `mine` refer to another array, and then write them; it is neither assumed nor checked until the condition and `mine` itself are protected/
    private int[] mine = new int[4];

    void publish() {
        int[] made = new int[4];
        made[0] = 1;
        mine = made;
        made[0] = 2;
//      ^^^^^^^^^^^ error[race]: /`made\[0\]` is written here while another thread may be writing it: no discipline protects it, since `holder == tid` is not used until it is mended/
    }
}

class Rows {
    static final Object lock = new Object();

    /*@ guarded_by[i][j] lock.holder == tid */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by\[i\]\[j\] lock\.holder == tid` does not protect the elements of `cells` for long: other threads may make the condition false and then write them; it is neither assumed nor checked until the condition itself is protected/
    private static final int[][] cells = new int[4][4];

    static void hand(int i) {
        if (0 <= i && i < cells.length) through(cells[i]);
        //                              ^^^^^^^^^^^^^^^^^ error[access-discipline]: /`row\[0\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
        //                              ^^^^^^^^^^^^^^^^^ error[race]: /`row\[0\]` is written here while another thread may be writing it: no discipline protects it, since `holder == tid` is not used until it is mended/
        //                              ^^^^^^^^^^^^^^^^^ error[race]: /`row\[0\]` is written here while another thread may be writing it: no discipline protects it, since `lock\.holder == tid` is not used until it is mended/
    }

    static void through(int[] row) {
        if (row != null && row.length > 0) row[0] = 1;
        //                                 ^^^^^^^^^^ error[access-discipline]: /`row\[0\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
        //                                 ^^^^^^^^^^ error[race]: /`row\[0\]` is written here while another thread may be writing it: no discipline protects it, since `holder == tid` is not used until it is mended/
        //                                 ^^^^^^^^^^ error[race]: /`row\[0\]` is written here while another thread may be writing it: no discipline protects it, since `lock\.holder == tid` is not used until it is mended/
    }
}

class Stale {
    /*@ guarded_by holder == tid */
    /*@ guarded_by[i] holder == tid */
    private int[] mine = new int[4];

    void later() {
        int[] known;
        synchronized (this) { known = mine; }
        if (known != null && known.length > 0) known[0] = 1;
        //                                     ^^^^^^^^^^^^ error[access-discipline]: /`known\[0\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }
}

class Copied {
    /*@ guarded_by[i] holder == tid */
    private final int[] mine = new int[4];

    int[] copy() { return mine.clone(); }
    //                    ^^^^^^^^^^^^ error[access-discipline]: /`mine` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/

    int sum() {
        int sum = 0;
        for (int one : mine) sum += one;
        //             ^^^^ error[access-discipline]: /`an element of mine` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
        return sum;
    }
}

class Reader {
    /*@ readable_if[i] holder == tid */
    private final int[] mine = new int[4];

    int first() { return mine[0]; }
    //                   ^^^^^^^ error[read-discipline]: /`mine\[0\]` is read here without the right to: `holder == tid` may not hold for this thread/
}
