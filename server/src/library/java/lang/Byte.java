// What the checker believes of java.lang.Byte. `valueOf(byte)` boxes and the `...Value` methods unbox, as Java's conversions do.
package java.lang;

public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;

    public static native Byte valueOf(byte value);
    //@ ensures \result != null
    public static native Byte valueOf(String s) throws NumberFormatException;
    public static native byte parseByte(String s) throws NumberFormatException;
    public native byte byteValue();
    public native short shortValue();
    public native int intValue();
    public native long longValue();
    public native float floatValue();
    public native double doubleValue();
    //@ requires other != null
    public native int compareTo(Byte other);
    //@ ensures (\result < 0 <==> x < y) && (\result == 0 <==> x == y)
    public static native int compare(byte x, byte y);
    //@ ensures \result != null
    public static native String toString(byte value);
}
