// What the checker believes of java.lang.StringBuilder: an opaque text under construction.
package java.lang;

import calvin.Asks;
import calvin.Mutates;
import calvin.ThreadUnsafe;
import java.io.Serializable;

@ThreadUnsafe
public final class StringBuilder implements CharSequence, Serializable, Comparable<StringBuilder> {
    public StringBuilder() { }
    //@ exsures (NegativeArraySizeException e) capacity < 0
    public StringBuilder(int capacity) throws NegativeArraySizeException { }
    //@ exsures (NullPointerException e) str == null
    public StringBuilder(String str) throws NullPointerException { }

    //@ ensures \result == this
    @Mutates
    @Asks("toString")
    public native StringBuilder append(Object value);
    //@ ensures \result == this
    @Mutates
    public native StringBuilder append(String value);
    //@ ensures \result == this
    @Mutates
    public native StringBuilder append(boolean value);
    //@ ensures \result == this
    @Mutates
    public native StringBuilder append(char value);
    //@ ensures \result == this
    @Mutates
    public native StringBuilder append(int value);
    //@ ensures \result == this
    @Mutates
    public native StringBuilder append(long value);
    //@ ensures \result == this
    @Mutates
    public native StringBuilder append(float value);
    //@ ensures \result == this
    @Mutates
    public native StringBuilder append(double value);
    //@ ensures \result == this
    //@ exsures (NullPointerException e) value == null
    @Mutates
    public native StringBuilder append(char[] value) throws NullPointerException;
    //@ ensures \result == this
    @Mutates
    public native StringBuilder append(CharSequence value);
    //@ requires 0 <= offset
    //@ ensures \result == this
    @Mutates
    @Asks("toString")
    public native StringBuilder insert(int offset, Object value) throws IndexOutOfBoundsException;
    //@ requires 0 <= offset
    //@ ensures \result == this
    @Mutates
    public native StringBuilder insert(int offset, String value) throws IndexOutOfBoundsException;
    //@ requires 0 <= offset
    //@ ensures \result == this
    @Mutates
    public native StringBuilder insert(int offset, boolean value) throws IndexOutOfBoundsException;
    //@ requires 0 <= offset
    //@ ensures \result == this
    @Mutates
    public native StringBuilder insert(int offset, char value) throws IndexOutOfBoundsException;
    //@ requires 0 <= offset
    //@ ensures \result == this
    @Mutates
    public native StringBuilder insert(int offset, int value) throws IndexOutOfBoundsException;
    //@ requires 0 <= offset
    //@ ensures \result == this
    @Mutates
    public native StringBuilder insert(int offset, long value) throws IndexOutOfBoundsException;
    //@ ensures \result >= 0
    public native int length();
    //@ requires 0 <= index
    public native char charAt(int index) throws IndexOutOfBoundsException;
    //@ requires 0 <= index
    //@ ensures \result == this
    @Mutates
    public native StringBuilder deleteCharAt(int index) throws IndexOutOfBoundsException;
    //@ requires 0 <= start && start <= end
    //@ ensures \result == this
    @Mutates
    public native StringBuilder delete(int start, int end) throws IndexOutOfBoundsException;
    //@ requires 0 <= newLength
    @Mutates
    public native void setLength(int newLength) throws IndexOutOfBoundsException;
    //@ requires 0 <= index
    @Mutates
    public native void setCharAt(int index, char ch) throws IndexOutOfBoundsException;
    //@ ensures \result == this
    @Mutates
    public native StringBuilder reverse();
    //@ requires another != null
    public native int compareTo(StringBuilder another);
    //@ ensures \result >= -1
    //@ exsures (NullPointerException e) str == null
    public native int indexOf(String str) throws NullPointerException;
    //@ ensures \result != null
    public native String substring(int start) throws IndexOutOfBoundsException;
    //@ ensures \result != null
    public native String substring(int start, int end) throws IndexOutOfBoundsException;
    //@ ensures \result != null
    public native String toString();
    // Nothing is believed of these; where they are left out, Java's compiler would take another one than is taken here.
    public abstract StringBuilder append(StringBuffer value);
    public abstract StringBuilder insert(int offset, float value);
    public abstract StringBuilder insert(int offset, double value);
    public abstract StringBuilder insert(int offset, char[] value);
    public abstract StringBuilder insert(int offset, CharSequence value);
}
