//- verdict: verified
// What looks like an unchecked conversion and is none: diamonds, wildcards, casts that the class of the object settles, arrays that are empty yet.
class CheckedGenerics {
    static class Cell<T> {
        final T t;

        Cell(T t) {
            this.t = t;
        }
    }

    static class Sub<T> extends Cell<T> {
        Sub(T t) {
            super(t);
        }
    }

    static class Stack<T> {
        private final T[] items = (T[]) new Object[8];

        T first() {
            if (items == null || items.length == 0) return null;
            return items[0];
        }
    }

    //@ requires true
    static Cell<String> made(String s) {
        Cell<String> first = new Sub<>(s);
        var second = new Cell<>(s);
        return first.t == null ? second : first;
    }

    static int shown(Object o) {
        if (!(o instanceof Cell)) return 0;
        Cell<?> c = (Cell<?>) o;
        return c.t == null ? 1 : 2;
    }

    static void down(Cell<String> c) {
        if (c instanceof Sub) {
            Sub<String> s = (Sub<String>) c;
        }
    }
}
