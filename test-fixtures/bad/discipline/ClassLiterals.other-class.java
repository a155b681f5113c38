//- verdict: failed
// The monitor of a class in formulas: static synchronized methods hold it.
class ClassLiterals {
    /*@ guarded_by ClassLiterals.class.holder == tid */
    private static int sold;
    /*@ guarded_by ClassLiterals.class.holder == tid */
    private static int left;

    /*@ performs (sold, left) { sold == \old(sold) + 1 && left == \old(left) - 1 } */
    static void sell() {
        synchronized (Object.class) {
            sold++;
//          ^^^^ error[access-discipline]: /`sold` is read here although `ClassLiterals\.class\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//          ^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `sold`\), but the method has already changed something that others can see, so it is not one atomic action/
            left--;
//          ^^^^ error[access-discipline]: /`left` is read here although `ClassLiterals\.class\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//          ^^^^ error[not-atomic]: /another thread may run before this step \(it reads `left`\), but the method has already changed something that others can see, so it is not one atomic action/
        }
    }

    static synchronized int left() {
        return left;
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
