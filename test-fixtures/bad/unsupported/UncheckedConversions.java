//- verdict: unsupported
// Raw types and casts put into a generic object what its type arguments forbid: from there on nothing that is read from it is what it seems.
import java.util.ArrayList;
import java.util.List;

class UncheckedConversions {
    static class Cell<T> {
        //@ guarded_by holder == tid
        private T t;

        synchronized void put(T x) {
            t = x;
        }

        synchronized T get() {
            return t;
        }
    }

    static class Open<T> {
        final T t;

        Open(T t) {
            this.t = t;
        }
    }

    static class Raw extends Cell {
    }

    static void pollute(Cell<String> c) {
        Cell raw = c;
        if (raw != null) raw.put(Integer.valueOf(1));
        //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /an unchecked use of a raw type/
    }

    static void list(List<String> l) {
        List raw = l;
        if (raw != null) raw.add(Integer.valueOf(1));
        //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]
    }

    static void made() {
        Open<String> o = new Open(Integer.valueOf(1));
        //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /an unchecked conversion/
    }

    static Cell<String> returned(Cell raw) {
        return raw;
        //     ^^^ information[unsupported]
    }

    static void above(Raw raw) {
        Cell<String> c = raw;
        //               ^^^ information[unsupported]
    }

    static <C extends Cell> void bounded(C raw) {
        if (raw != null) raw.put(Integer.valueOf(1));
        //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]
    }

    static <T> T any(Object o) {
        return (T) o;
        //     ^^^^^ information[unsupported]
    }

    static Cell<String> cast(Object o) {
        return (Cell<String>) o;
        //     ^^^^^^^^^^^^^^^^ information[unsupported]
    }

    static Cell<Object> wild(Cell<? extends Object> c) {
        return (Cell<Object>) c;
        //     ^^^^^^^^^^^^^^^^ information[unsupported]
    }

    static <T> T[] array(Object[] full) {
        return (T[]) full;
        //     ^^^^^^^^^^ information[unsupported]
    }

    static <T> void stored(T[] full) {
        Object[] all = full;
        //             ^^^^ information[unsupported]
    }
}
