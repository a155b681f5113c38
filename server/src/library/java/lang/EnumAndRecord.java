// What the checker believes of the superclasses of enums and records.
package java.lang;

public abstract class Enum<E> implements Comparable<E> {
    public Enum() { }
    //@ ensures \result != null
    public final native String name();
    //@ ensures \result >= 0
    public final native int ordinal();
    //@ requires o != null
    public final native int compareTo(E o);
    //@ ensures \result != null
    public final native Class<E> getDeclaringClass();
}

abstract class Record {
    public Record() { }
}
