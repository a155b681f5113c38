//- verdict: failed
// A branch for cloneable or serializable arrays is not dead.
import java.io.Serializable;

class ArraysAsObjects {
    static int tested(boolean which) {
        Object o = which ? new int[1] : new String[2][];
        int found = 0;
        if (o instanceof Cloneable) found++;
        if (o instanceof Serializable) found++;
        if (o instanceof Comparable) found++;
        //@ assert found == 0
        //         ^^^^^^^^^^ error[assertion]: /`found == 0` may not hold here\./
        return found;
    }
    static void nested() {
        Object rows = new int[1][1];
        //@ assert !(rows instanceof Cloneable[])
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(rows instanceof Cloneable\[\]\)` may not hold here\./
        //@ assert rows instanceof Serializable[]
        //@ assert !(rows instanceof Comparable[])
    }
    static int cast() {
        Object o = new int[3];
        Cloneable some = (Cloneable) o;
        return ((int[]) some).length;
    }
    static int pattern(Object o) {
        if (!(o instanceof boolean[])) return 1;
        int kind = 0;
        if (o instanceof Cloneable both) kind = 1;
        //@ assert kind == 0
        //         ^^^^^^^^^ error[assertion]: /`kind == 0` may not hold here\./
        return kind;
    }
}
