//- verdict: failed
// Copies between arrays of objects: Java tests every element, and the array that is written is one of strings.
class ArrayCopies {
    /*@ guarded_by holder == tid */ private int begun;
    /*@ guarded_by holder == tid */ private int done;
    //@ global_invariant holder == null ==> begun == done

    synchronized Object[] grown(Object[] items) {
        if (items == null) return null;
        Object[] more = new String[items.length * 2];
        begun++;
        System.arraycopy(items, 0, more, 0, items.length);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[array-store]: /`more` may be an array of another type than `Object\[\]`, which cannot hold what is in `items`\./
        done++;
        return more;
    }

    synchronized void down(Object[] all, String[] names) {
        if (all == null || names == null || names.length != 2 || all.length != 2) return;
        begun++;
        System.arraycopy(all, 0, names, 0, 2);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[array-store]: /`names` may not be able to hold what is in `all`\./
        done++;
    }

    synchronized void up(String[] names, Object[] all) {
        if (all == null || names == null || names.length != 2 || all.length != 2) return;
        begun++;
        System.arraycopy(names, 0, all, 0, 2);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[array-store]: /`all` may be an array of another type than `Object\[\]`, which cannot hold what is in `names`\./
        done++;
    }
}
