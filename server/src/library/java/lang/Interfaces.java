// Interfaces of java.lang. Their methods are whatever the classes of the workspace make of them.
package java.lang;

import java.util.Iterator;

public interface Runnable {
    void run();
}

interface Comparable<T> {
    // Changes nothing, since the library may compare at any time. Implementations owe that.
    //@ ensures true
    int compareTo(T o);
}

interface Iterable<T> {
    Iterator<T> iterator();
}

interface AutoCloseable {
    void close() throws Exception;
}

interface Cloneable {
}

interface CharSequence {
    //@ ensures \result >= 0
    int length();
    //@ requires 0 <= index
    char charAt(int index) throws IndexOutOfBoundsException;
}

@interface Override {
}

@interface Deprecated {
}

@interface SuppressWarnings {
}

@interface FunctionalInterface {
}

@interface SafeVarargs {
}
