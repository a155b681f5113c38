//- verdict: failed
// An array that is handed over as an argument is no longer kept: the callee may write its elements without the monitor.

class KeptAndHandedOver {
    /*@ guarded_by holder == tid */
    /*@ elems_guarded_by[i] holder == tid */
    private int[] data = new int[4];

    void hands() {
        int[] taken;
        synchronized (this) {
            taken = data;
        }
        if (taken != null) write(taken);
    }

    /*@ requires a != null
        modifies a[*] */
    static void write(int[] a) {
        if (a.length > 0) a[0] = 1;
        //                ^^^^^^^^ error[access-discipline]: /`a\[0\]` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }
}
