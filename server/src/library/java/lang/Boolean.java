// What the checker believes of java.lang.Boolean. `valueOf(boolean)` boxes and `booleanValue` unboxes, as Java's conversions do.
package java.lang;

import java.io.Serializable;

public final class Boolean implements Comparable<Boolean>, Serializable {
    public static final /*@ non_null */ Boolean TRUE = true;
    public static final /*@ non_null */ Boolean FALSE = false;

    public static native Boolean valueOf(boolean value);
    public native boolean booleanValue();
    public static native boolean parseBoolean(String s);
    //@ ensures \result != null
    public static native String toString(boolean value);
    //@ requires other != null
    public native int compareTo(Boolean other);
    public static native int compare(boolean x, boolean y);
    //@ ensures \result <==> (a && b)
    public static native boolean logicalAnd(boolean a, boolean b);
    //@ ensures \result <==> (a || b)
    public static native boolean logicalOr(boolean a, boolean b);
}
