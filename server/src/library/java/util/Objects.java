// What the checker believes of java.util.Objects.
package java.util;

public final class Objects {
    // Whoever calls it asks for the exception: a check, like an `if` that throws.
    //@ ensures obj != null && \result == obj
    //@ exsures (NullPointerException e) obj == null
    public static native <T> T requireNonNull(T obj) throws NullPointerException;
    //@ ensures obj != null && \result == obj
    //@ exsures (NullPointerException e) obj == null
    public static native <T> T requireNonNull(T obj, String message) throws NullPointerException;
    //@ ensures \result <==> obj == null
    public static native boolean isNull(Object obj);
    //@ ensures \result <==> obj != null
    public static native boolean nonNull(Object obj);
    //@ requires 0 <= index && index < length
    //@ ensures \result == index
    public static native int checkIndex(int index, int length);
}
