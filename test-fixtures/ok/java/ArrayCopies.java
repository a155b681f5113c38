//- verdict: verified
// Copies between arrays of objects: Java tests every element, so the array that is written can hold what the other one has.
class ArrayCopies {
    /*@ guarded_by holder == tid */ private int begun;
    /*@ guarded_by holder == tid */ private int done;
    //@ global_invariant holder == null ==> begun == done

    synchronized Object[] grown(Object[] items) {
        if (items == null) return null;
        Object[] more = new Object[items.length * 2];
        begun++;
        System.arraycopy(items, 0, more, 0, items.length);
        done++;
        return more;
    }

    synchronized void shifted(String[] names) {
        if (names == null || names.length < 3) return;
        begun++;
        System.arraycopy(names, 0, names, 1, 2);
        done++;
    }

    synchronized void up(String[] names) {
        if (names == null || names.length != 2) return;
        Object[] all = new Object[2];
        begun++;
        System.arraycopy(names, 0, all, 0, 2);
        done++;
    }
}
