//- verdict: verified
// The locks stand in a table of their own: the condition goes through two final fields and an element that nobody writes.
final class Locks {
    //@ elems_writable_if false
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
        }
    }
}
