// What the checker believes of the superclasses of enums and records.
package java.lang;

import java.io.Serializable;

public abstract class Enum<E> implements Comparable<E>, Serializable {
    protected Enum() { }
    //@ ensures \result != null
    public final native String name();
    //@ ensures \result >= 0
    public final native int ordinal();
    //@ requires o != null
    public final native int compareTo(E o);
    //@ ensures \result != null
    public final native Class<E> getDeclaringClass();
}

public abstract class Record {
    protected Record() { }
}
