// Objects that a program may hand to the library and that do not what the library expects.
import java.util.AbstractList;
import java.util.Comparator;
import java.util.Iterator;

final class Hostile {
    private Hostile() { }

    // What they throw: no class of the library, so that it cannot be mistaken for an exception of the library's own.
    static final class Refusal extends RuntimeException {
        Refusal(String what) {
            super(what);
        }
    }

    // Every method throws.
    static class Rude implements Comparable<Object>, CharSequence, Iterable<Object> {
        @Override public boolean equals(Object other) { throw new Refusal("equals"); }
        @Override public int hashCode() { throw new Refusal("hashCode"); }
        @Override public String toString() { throw new Refusal("toString"); }
        @Override public int compareTo(Object other) { throw new Refusal("compareTo"); }
        @Override public int length() { throw new Refusal("length"); }
        @Override public char charAt(int index) { throw new Refusal("charAt"); }
        @Override public CharSequence subSequence(int start, int end) { throw new Refusal("subSequence"); }
        @Override public Iterator<Object> iterator() { throw new Refusal("iterator"); }
    }

    // Equals nothing and everything in turn, has another hash every time, and no text.
    static final class Liar implements Comparable<Object>, CharSequence {
        private int asked;

        @Override public boolean equals(Object other) { return asked++ % 2 == 0; }
        @Override public int hashCode() { return asked++; }
        @Override public String toString() { return null; }
        @Override public int compareTo(Object other) { return asked++ % 3 - 1; }
        @Override public int length() { return asked++ % 4; }
        @Override public char charAt(int index) { return 'l'; }
        @Override public CharSequence subSequence(int start, int end) { return null; }
    }

    // Every method throws once it is somewhere. Its hash is that of "a".
    static final class Turned implements Comparable<Turned> {
        private boolean isRude;

        static Turned rude(Turned one) { one.isRude = true; return one; }

        private void refuse(String what) { if (isRude) throw new Refusal(what); }

        @Override public boolean equals(Object other) { refuse("equals"); return this == other; }
        @Override public int hashCode() { refuse("hashCode"); return "a".hashCode(); }
        @Override public String toString() { refuse("toString"); return "turned"; }
        @Override public int compareTo(Turned other) { refuse("compareTo"); return 0; }
    }

    static final class RudeNumber extends Number {
        @Override public int intValue() { throw new Refusal("intValue"); }
        @Override public long longValue() { throw new Refusal("longValue"); }
        @Override public float floatValue() { throw new Refusal("floatValue"); }
        @Override public double doubleValue() { throw new Refusal("doubleValue"); }
    }

    static final class RudeThrowable extends Exception {
        @Override public String getMessage() { throw new Refusal("getMessage"); }
        @Override public String toString() { throw new Refusal("toString"); }
        @Override public synchronized Throwable getCause() { throw new Refusal("getCause"); }
    }

    static final class RudeList extends AbstractList<Object> {
        @Override public Object get(int index) { throw new Refusal("get"); }
        @Override public int size() { throw new Refusal("size"); }
    }

    // Says that it has more elements than it has.
    static final class ShortList extends AbstractList<Object> {
        @Override public Object get(int index) { return index == 0 ? "only" : null; }
        @Override public int size() { return 2; }
        @Override public Object[] toArray() { return new Object[] {"only"}; }
    }

    // No order at all: a sort that looks twice sees it.
    static final class Contradiction implements Comparator<Object> {
        private int asked;

        @Override public int compare(Object left, Object right) { return (asked++ * 7919) % 3 - 1; }
    }
}
