//- verdict: failed
// Anybody may write another lock into the table: then two threads hold "the" lock of one value.
final class Locks {
    final /*@ non_null */ Object[] locks;
    //@ global_invariant (\forall int i; 0 <= i && i < locks.length; locks[i] != null)

    //@ requires size >= 0
    Locks(int size) {
        locks = new Object[size];
        for (int i = 0; i < size; i++) locks[i] = new Object();
    }
}
final class TableOfLocks {
    final /*@ non_null */ Locks table;
    //@ guarded_by[i] table.locks[i].holder == tid
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`guarded_by\[i\] table\.locks\[i\]\.holder == tid` does not protect the elements of `values` for long: other threads may make the condition false and then write them; it is neither assumed nor checked until the condition itself is protected\. The condition reads elements of `locks`, and nothing says who may write these: if nobody does, `elems_writable_if false` before `locks` says so\. For example: `holder` = Thread#1, then Thread#2, then Thread#3/
    private final /*@ non_null */ int[] values;
    //@ global_invariant table.locks.length == values.length

    //@ requires table != null
    TableOfLocks(Locks table) {
        this.table = table;
        values = new int[table.locks.length];
    }

    //@ requires 0 <= i && i < values.length
    //@ performs (values[i]) { values[i] == \old(values[i]) + 1 }
    void increment(int i) {
        synchronized (table.locks[i]) {
            values[i]++;
//          ^^^^^^^^^ error[race]: /`values\[i\]` is read here while another thread may be writing it: no discipline protects it, since `table\.locks\[i\]\.holder == tid` is not used until it is mended/
//          ^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `values\[i\]`\), but the method has already changed something that others can see, so it is not one atomic action/
        }
    }
}
