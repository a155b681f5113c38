// What the checker believes of java.lang.Double. `valueOf(double)` boxes and the `...Value` methods unbox, as Java's conversions do.
package java.lang;

public final class Double extends Number implements Comparable<Double> {
    // Of their values nothing is said.
    public static final double MIN_VALUE, MAX_VALUE, NaN, POSITIVE_INFINITY, NEGATIVE_INFINITY;
    public static native Double valueOf(double value);
    //@ ensures \result != null
    //@ exsures (NullPointerException e) s == null
    public static native Double valueOf(String s) throws NumberFormatException, NullPointerException;
    //@ exsures (NullPointerException e) s == null
    public static native double parseDouble(String s) throws NumberFormatException, NullPointerException;
    public native byte byteValue();
    public native short shortValue();
    public native int intValue();
    public native long longValue();
    public native float floatValue();
    public native double doubleValue();
    //@ requires other != null
    public native int compareTo(Double other);
    public static native int compare(double x, double y);
    public static native boolean isNaN(double value);
    //@ ensures \result != null
    public static native String toString(double value);
}
