//- verdict: failed
// Another constant is another monitor, and another class another class object.

class ConstantLocks {
    private static final String LOCK = "constant";

    //@ guarded_by LOCK.holder == tid
    private int n;

    @GuardedBy("ConstantLocks.class")
    private int m;

    //@ performs (n) { n == \old(n) + 1 }
    void up() {
        synchronized ("Constant") {
            n++;
//          ^ error[access-discipline]: /`n` is read here although `LOCK\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//          ^^^ error[not-atomic]: /another thread may run before this step \(it writes `n`\), but the method has already changed something that others can see, so it is not one atomic action/
        }
    }

    //@ performs (m) { m == \old(m) + 1 }
    void other() {
        synchronized (String.class) {
            m++;
//          ^ error[access-discipline]: /`m` is read here although `ConstantLocks\.class\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//          ^^^ error[not-atomic]: /another thread may run before this step \(it writes `m`\), but the method has already changed something that others can see, so it is not one atomic action/
        }
    }
}
