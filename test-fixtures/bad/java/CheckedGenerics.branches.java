//- verdict: failed
// Either of two cells: what it holds is of neither's type argument.
class CheckedGenerics {
    static class Cell<T> {
        final T t;

        Cell(T t) {
            this.t = t;
        }
    }

    static <C> C pick(boolean b, C one, C other) {
        return b ? one : other;
    }

    static void branches(boolean b, Cell<String> s, Cell<Integer> i) {
        if (s == null || i == null) return;
        var c = b ? s : i;
        Object o = c.t;
        //@ assert o == null || o instanceof Integer
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]
    }

    static void picked(boolean b, Cell<String> s, Cell<Integer> i) {
        if (s == null || i == null) return;
        Object o = pick(b, s, i).t; //@ nowarn null-dereference
        //@ assert o == null || o instanceof Integer
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]
    }
}
