// What the checker believes of java.lang.Long. `valueOf(long)` boxes and the `...Value` methods unbox, as Java's conversions do.
package java.lang;

public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = -9223372036854775808L;
    public static final long MAX_VALUE = 9223372036854775807L;

    public static native Long valueOf(long value);
    //@ ensures \result != null
    public static native Long valueOf(String s) throws NumberFormatException;
    public static native long parseLong(String s) throws NumberFormatException;
    public native byte byteValue();
    public native short shortValue();
    public native int intValue();
    public native long longValue();
    public native float floatValue();
    public native double doubleValue();
    //@ requires other != null
    public native int compareTo(Long other);
    //@ ensures (\result < 0 <==> x < y) && (\result == 0 <==> x == y)
    public static native int compare(long x, long y);
    //@ ensures \result != null
    public static native String toString(long value);
    //@ ensures \result == (a >= b ? a : b)
    public static native long max(long a, long b);
    //@ ensures \result == (a <= b ? a : b)
    public static native long min(long a, long b);
    //@ ensures \result == (long) (a + b)
    public static native long sum(long a, long b);
    public static native int bitCount(long value);
    //@ ensures \result != null
    public static native String toHexString(long value);
    //@ ensures \result != null
    public static native String toBinaryString(long value);
    public static native int hashCode(long value);
    //@ ensures -1 <= \result && \result <= 1
    public static native int signum(long value);
}
