// Interfaces of java.lang. Their methods are whatever the classes of the workspace make of them.
package java.lang;

import java.util.Iterator;

public interface Runnable {
    void run();
}

public interface Comparable<T> {
    // Changes nothing, since the library may compare at any time. Implementations owe that.
    //@ ensures true
    int compareTo(T o) throws ClassCastException, NullPointerException;
}

public interface Iterable<T> {
    Iterator<T> iterator();
}

public interface AutoCloseable {
    void close() throws Exception;
}

public interface Cloneable {
}

public interface CharSequence {
    //@ ensures \result >= 0
    int length();
    //@ requires 0 <= index
    char charAt(int index) throws IndexOutOfBoundsException;
}

public @interface Override {
}

public @interface Deprecated {
}

public @interface SuppressWarnings {
}

public @interface FunctionalInterface {
}

public @interface SafeVarargs {
}
