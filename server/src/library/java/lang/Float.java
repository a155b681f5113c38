// What the checker believes of java.lang.Float. `valueOf(float)` boxes and the `...Value` methods unbox, as Java's conversions do.
package java.lang;

public final class Float extends Number implements Comparable<Float> {
    // Of their values nothing is said.
    public static final float MIN_VALUE, MAX_VALUE, NaN, POSITIVE_INFINITY, NEGATIVE_INFINITY;
    public static native Float valueOf(float value);
    //@ ensures \result != null
    //@ exsures (NullPointerException e) s == null
    public static native Float valueOf(String s) throws NumberFormatException, NullPointerException;
    //@ exsures (NullPointerException e) s == null
    public static native float parseFloat(String s) throws NumberFormatException, NullPointerException;
    public native byte byteValue();
    public native short shortValue();
    public native int intValue();
    public native long longValue();
    public native float floatValue();
    public native double doubleValue();
    //@ requires other != null
    public native int compareTo(Float other);
    public static native int compare(float x, float y);
    public static native boolean isNaN(float value);
    //@ ensures \result != null
    public static native String toString(float value);
}
