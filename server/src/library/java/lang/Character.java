// What the checker believes of java.lang.Character. `valueOf(char)` boxes and `charValue` unboxes, as Java's conversions do.
package java.lang;

import java.io.Serializable;

public final class Character implements Comparable<Character>, Serializable {
    public static final char MIN_VALUE = 0;
    public static final char MAX_VALUE = 65535;
    public static native Character valueOf(char value);
    public native char charValue();
    public static native boolean isDigit(char ch);
    public static native boolean isLetter(char ch);
    public static native boolean isLetterOrDigit(char ch);
    public static native boolean isUpperCase(char ch);
    public static native boolean isLowerCase(char ch);
    public static native boolean isWhitespace(char ch);
    public static native char toUpperCase(char ch);
    public static native char toLowerCase(char ch);
    // Of a half it gives -2.
    //@ ensures \result >= -2
    public static native int getNumericValue(char ch);
    //@ ensures \result != null
    public static native String toString(char ch);
    //@ ensures (\result < 0 <==> x < y) && (\result == 0 <==> x == y)
    public static native int compare(char x, char y);
    //@ requires other != null
    public native int compareTo(Character other);
    // Java takes these where the argument is wider than a char.
    public static native boolean isDigit(int codePoint);
    public static native boolean isLetter(int codePoint);
    public static native boolean isLetterOrDigit(int codePoint);
    public static native boolean isUpperCase(int codePoint);
    public static native boolean isLowerCase(int codePoint);
    public static native boolean isWhitespace(int codePoint);
    public static native int toUpperCase(int codePoint);
    public static native int toLowerCase(int codePoint);
    //@ ensures \result >= -2
    public static native int getNumericValue(int codePoint);
    public static abstract String toString(int codePoint);
}
