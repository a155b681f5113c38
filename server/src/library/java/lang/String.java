// What the checker believes of java.lang.String: immutable, opaque, with a length. The content is not modelled.
package java.lang;

import calvin.Asks;
import java.io.Serializable;

public final class String implements Comparable<String>, CharSequence, Serializable {
    public String() { }
    //@ exsures (NullPointerException e) original == null
    public String(String original) throws NullPointerException { }
    // With bodies and not with clauses: the array is copied, and remains whose it is.
    public String(char[] value) {
        if (value == null) {
            throw new NullPointerException();
        }
    }

    public String(char[] value, int offset, int count) {
        if (value == null) {
            throw new NullPointerException();
        }
        if (offset < 0 || count < 0 || offset > value.length - count) {
            throw new StringIndexOutOfBoundsException();
        }
    }

    //@ ensures \result >= 0
    public native int length();
    public native boolean isEmpty();
    public native boolean isBlank();
    //@ requires 0 <= index
    public native char charAt(int index) throws IndexOutOfBoundsException;
    public native boolean equalsIgnoreCase(String anotherString);
    //@ requires anotherString != null
    public native int compareTo(String anotherString);
    //@ requires str != null
    public native int compareToIgnoreCase(String str);
    //@ requires prefix != null
    public native boolean startsWith(String prefix);
    //@ requires suffix != null
    public native boolean endsWith(String suffix);
    // Where its `toString` gives null.
    //@ requires s != null
    public native boolean contains(CharSequence s) throws NullPointerException;
    //@ ensures \result >= -1
    public native int indexOf(int ch);
    //@ ensures \result >= -1
    public native int indexOf(int ch, int fromIndex);
    //@ requires str != null
    //@ ensures \result >= -1
    public native int indexOf(String str);
    //@ requires str != null
    //@ ensures \result >= -1
    public native int indexOf(String str, int fromIndex);
    //@ ensures \result >= -1
    public native int lastIndexOf(int ch);
    //@ requires str != null
    //@ ensures \result >= -1
    public native int lastIndexOf(String str);
    //@ requires 0 <= beginIndex
    //@ ensures \result != null
    public native String substring(int beginIndex) throws IndexOutOfBoundsException;
    //@ requires 0 <= beginIndex && beginIndex <= endIndex
    //@ ensures \result != null
    public native String substring(int beginIndex, int endIndex) throws IndexOutOfBoundsException;
    //@ requires str != null
    //@ ensures \result != null
    public native String concat(String str);
    //@ ensures \result != null
    public native String replace(char oldChar, char newChar);
    //@ ensures \result != null
    public native String trim();
    //@ ensures \result != null
    public native String strip();
    //@ ensures \result != null
    public native String toLowerCase();
    //@ ensures \result != null
    public native String toUpperCase();
    //@ requires count >= 0
    //@ ensures \result != null
    public native String repeat(int count);
    //@ ensures \result != null
    public native String intern();
    //@ ensures \result != null && \fresh(\result)
    public native char[] toCharArray();
    // What is wrong with a format is an IllegalFormatException, a subclass.
    //@ ensures \result != null
    //@ exsures (NullPointerException e) format == null
    @Asks("toString")
    public static native String format(String format, Object... args) throws NullPointerException, IllegalArgumentException;
    // What `toString` of an object gives may be null.
    //@ ensures obj == null ==> \result != null
    @Asks("toString")
    public static native String valueOf(Object obj);
    //@ ensures \result != null && data != null
    //@ exsures (NullPointerException e) data == null
    public static native String valueOf(char[] data) throws NullPointerException;
    //@ ensures \result != null
    public static native String valueOf(boolean b);
    //@ ensures \result != null
    public static native String valueOf(char c);
    //@ ensures \result != null
    public static native String valueOf(int i);
    //@ ensures \result != null
    public static native String valueOf(long l);
    //@ ensures \result != null
    public static native String valueOf(float f);
    //@ ensures \result != null
    public static native String valueOf(double d);
}
