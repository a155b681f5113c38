//- verdict: failed
// Methods of the library that write into arrays keep what the workspace promises of these arrays, or are refused: they have no body in which that would be asked.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

class CopiedOver {
    private final int[] row = {1};
    /*@ global_invariant row[0] == 1 */

    void overwrite() {
        System.arraycopy(new int[1], 0, row, 0, 1);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it calls `arraycopy`\) breaks what other threads assume of their environment: `\\old\(row\[0\]\) <= row\[0\]` may not hold of this step/
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `row\[0\] == 1` may not hold after this: this step \(it calls `arraycopy`\)/
    }

    void throughALocal(int[] from) {
        int[] to = row;
        if (from != null && from.length == 1) System.arraycopy(from, 0, to, 0, 1);
        //                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it calls `arraycopy`\) breaks what other threads assume of their environment: `\\old\(row\[0\]\) <= row\[0\]` may not hold of this step/
        //                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `row\[0\] == 1` may not hold after this: this step \(it calls `arraycopy`\)/
    }

    void look() {
        assert row[0] == 1;
    }
}

class FilledByAList {
    private final Object[] row = new Object[1];
    /*@ global_invariant row[0] == null */

    void fill(List<Object> list) {
        if (list != null) list.toArray(row);
        //                ^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `row\[0\] == null` may not hold after this: this step \(it calls `toArray`\)/
    }

    void fillFromAQueue() {
        ArrayDeque<Object> queue = new ArrayDeque<>();
        queue.add("x");
        queue.toArray(row);
//      ^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `row\[0\] == null` may not hold after this: this step \(it calls `toArray`\)/
    }
}

class OnlyGrows {
    private final int[] row = {5};
    /*@ env_assumption \old(row[0]) <= row[0] */

    void shrink() {
        System.arraycopy(new int[1], 0, row, 0, 1);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it calls `arraycopy`\) breaks what other threads assume of their environment: `\\old\(row\[0\]\) <= row\[0\]` may not hold of this step/
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `row\[0\] == 1` may not hold after this: this step \(it calls `arraycopy`\)/
    }
}

// Others may look when one element has been copied and the other one has not.
class BothAlike {
    private final int[] row = new int[2];
    /*@ global_invariant row[0] == row[1] */

    void copy() {
        int[] twos = {2, 2};
        System.arraycopy(twos, 0, row, 0, 2);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `row\[0\] == row\[1\]` may not hold after this: this step \(it calls `arraycopy`\)/
    }
}
