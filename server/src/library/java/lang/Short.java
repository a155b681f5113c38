// What the checker believes of java.lang.Short. `valueOf(short)` boxes and the `...Value` methods unbox, as Java's conversions do.
package java.lang;

public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;

    public static native Short valueOf(short value);
    //@ ensures \result != null
    public static native Short valueOf(String s) throws NumberFormatException;
    public static native short parseShort(String s) throws NumberFormatException;
    public native byte byteValue();
    public native short shortValue();
    public native int intValue();
    public native long longValue();
    public native float floatValue();
    public native double doubleValue();
    //@ requires other != null
    public native int compareTo(Short other);
    //@ ensures (\result < 0 <==> x < y) && (\result == 0 <==> x == y)
    public static native int compare(short x, short y);
    //@ ensures \result != null
    public static native String toString(short value);
}
