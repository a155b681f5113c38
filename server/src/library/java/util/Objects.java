// What the checker believes of java.util.Objects.
package java.util;

public final class Objects {
    //@ requires obj != null
    //@ ensures \result == obj
    public static native <T> T requireNonNull(T obj);
    //@ requires obj != null
    //@ ensures \result == obj
    public static native <T> T requireNonNull(T obj, String message);
    //@ ensures \result <==> obj == null
    public static native boolean isNull(Object obj);
    //@ ensures \result <==> obj != null
    public static native boolean nonNull(Object obj);
    //@ requires 0 <= index && index < length
    //@ ensures \result == index
    public static native int checkIndex(int index, int length);
}
