//- verdict: verified
// Every array is cloneable and serializable: what is known as one of these may be an array, and an array is never none.
import java.io.Serializable;

class ArraysAsObjects {
    static int tested(boolean which) {
        Object o = which ? new int[1] : new String[2][];
        int found = 0;
        if (o instanceof Cloneable) found++;
        if (o instanceof Serializable) found++;
        if (o instanceof Comparable) found++;
        //@ assert found == 2
        return found;
    }
    static void nested() {
        Object rows = new int[1][1];
        //@ assert rows instanceof Cloneable[]
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
        //@ assert kind == 1
        return kind;
    }
}
