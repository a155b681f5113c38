// What the checker believes of java.util.Objects.
package java.util;

import calvin.Asks;

public final class Objects {
    // Whoever calls it asks for the exception: a check, like an `if` that throws.
    //@ ensures obj != null && \result == obj
    //@ exsures (NullPointerException e) obj == null
    @Asks("nothing")
    public static native <T> T requireNonNull(T obj) throws NullPointerException;
    //@ ensures obj != null && \result == obj
    //@ exsures (NullPointerException e) obj == null
    @Asks("nothing")
    public static native <T> T requireNonNull(T obj, String message) throws NullPointerException;
    //@ ensures \result <==> obj == null
    @Asks("nothing")
    public static native boolean isNull(Object obj);
    //@ ensures \result <==> obj != null
    @Asks("nothing")
    public static native boolean nonNull(Object obj);
    // What follows may call `equals`, `hashCode` and `toString` of what it is given, which change nothing.
    //@ ensures a == b ==> \result
    //@ ensures a == null && b != null ==> !\result
    public static native boolean equals(Object a, Object b);
    //@ ensures o == null ==> \result == 0
    @Asks("hashCode")
    public static native int hashCode(Object o);
    @Asks("hashCode")
    public static native int hash(Object... values);
    //@ ensures o == null ==> \result != null
    @Asks("toString")
    public static native String toString(Object o);
    //@ ensures o == null ==> \result == nullDefault
    @Asks("toString")
    public static native String toString(Object o, String nullDefault);
    //@ requires obj != null || defaultObj != null
    //@ ensures \result != null && (obj != null ==> \result == obj) && (obj == null ==> \result == defaultObj)
    @Asks("nothing")
    public static native <T> T requireNonNullElse(T obj, T defaultObj);
    //@ requires 0 <= index && index < length
    //@ ensures \result == index
    @Asks("nothing")
    public static native int checkIndex(int index, int length);
    public static abstract long checkIndex(long index, long length);
}
