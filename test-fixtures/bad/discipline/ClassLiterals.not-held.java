//- verdict: failed
// The monitor of a class in formulas: static synchronized methods hold it.
class ClassLiterals {
    /*@ guarded_by ClassLiterals.class.holder == tid */
    private static int sold;
    /*@ guarded_by ClassLiterals.class.holder == tid */
    private static int left;

    /*@ performs (sold, left) { sold == \old(sold) + 1 && left == \old(left) - 1 } */
    static void sell() {
        synchronized (ClassLiterals.class) {
            sold++;
            left--;
        }
    }

    static int left() {
        return left;
        //     ^^^^ error[access-discipline]: /`left` is read here although `ClassLiterals\.class\.holder == tid` may hold for another thread, which then relies on nobody else using it/
    }

    /*@ requires ClassLiterals.class.holder == tid
      @ modifies left */
    private static void refill() {
        left = 10;
    }

    static synchronized void renew() {
        refill();
        //@ assert ClassLiterals.class.holder == tid
    }
}
