// What the checker believes of the superclasses of enums and records.
package java.lang;

import calvin.Asks;
import java.io.Serializable;

public abstract class Enum<E> implements Comparable<E>, Serializable {
    // Set where the class of the enum makes the constant, before its constructor runs.
    //@ ghost final int position;
    //@ ghost final String label;

    protected Enum() { }
    //@ ensures \result != null && \result == label
    @Asks("nothing")
    public final native String name();
    //@ ensures \result >= 0 && \result == position
    @Asks("nothing")
    public final native int ordinal();
    //@ requires o != null
    //@ ensures \result == position - ((Enum) o).position
    @Asks("nothing")
    public final native int compareTo(E o);
    //@ ensures \result != null
    @Asks("nothing")
    public final native Class<E> getDeclaringClass();
}

public abstract class Record {
    protected Record() { }
}
