// What the checker believes of java.lang.Integer. `valueOf(int)` boxes and the `...Value` methods unbox, as Java's conversions do.
package java.lang;

public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = -2147483648;
    public static final int MAX_VALUE = 2147483647;

    public static native Integer valueOf(int value);
    //@ ensures \result != null
    public static native Integer valueOf(String s) throws NumberFormatException;
    public static native int parseInt(String s) throws NumberFormatException;
    public native byte byteValue();
    public native short shortValue();
    public native int intValue();
    public native long longValue();
    public native float floatValue();
    public native double doubleValue();
    //@ requires other != null
    public native int compareTo(Integer other);
    //@ ensures (\result < 0 <==> x < y) && (\result == 0 <==> x == y)
    public static native int compare(int x, int y);
    //@ ensures \result != null
    public static native String toString(int value);
    //@ ensures \result == (a >= b ? a : b)
    public static native int max(int a, int b);
    //@ ensures \result == (a <= b ? a : b)
    public static native int min(int a, int b);
    //@ ensures \result == (int) (a + b)
    public static native int sum(int a, int b);
    public static native int bitCount(int value);
    //@ ensures \result != null
    public static native String toHexString(int value);
    //@ ensures \result != null
    public static native String toBinaryString(int value);
    public static native int hashCode(int value);
    //@ ensures -1 <= \result && \result <= 1
    public static native int signum(int value);
}
