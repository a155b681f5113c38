//- verdict: failed
// Cells of arrays of an instance, each with its mutex in an array beside them; methods perform one action on the cells of one or two mutexes.
class CellsOfInstance {
    //@ accessible_if[i] lock[i] == null || lock[i] == tid
    private final /*@ non_null */ Thread[] lock = new Thread[8];
    //@ guarded_by[i] lock[i] == tid
    private final /*@ non_null */ int[] a = new int[8];
    //@ guarded_by[i] lock[i] == tid
    private final /*@ non_null */ int[] b = new int[8];
    //@ guarded_by[i] lock[i] == tid
    private final /*@ non_null */ int[] c = new int[8];
    //@ global_invariant lock.length == a.length && a.length == b.length && b.length == c.length

    //@ helper
    private void enter(int i) {
        /*@ atomic */ {
            //@ assume lock[i] == null
            lock[i] = Thread.currentThread();
        }
    }

    //@ requires 0 <= i && i < a.length
    //@ performs (a[i], b[i], c[i]) { a[i] == \old(a[i]) + n && b[i] == \old(b[i]) - n && c[i] == n }
    void add(int i, int n) {
        enter(i);
        a[i] = a[i] + n;
        b[i] = b[i] - n;
        lock[i] = null;
        c[i] = n;
//      ^^^^^^^^ error[access-discipline]: /`c\[i\]` is written here although `lock\[i\] == tid` may hold for another thread, which then relies on nobody else writing it/
//      ^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `c\[i\]`\), but the method has already changed something that others can see, so it is not one atomic action/
    }

    //@ requires 0 <= i && i < j && j < a.length
    //@ performs (a[i], a[j], b[i], b[j]) { a[i] == \old(a[j]) && a[j] == \old(a[i]) && b[i] == \old(b[j]) && b[j] == \old(b[i]) }
    void swap(int i, int j) {
        enter(i);
        enter(j);
        int held = a[i];
        a[i] = a[j];
        a[j] = held;
        held = b[i];
        b[i] = b[j];
        b[j] = held;
        lock[j] = null;
        lock[i] = null;
    }
}
