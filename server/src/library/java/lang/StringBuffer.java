// What the checker believes of java.lang.StringBuffer: an opaque text under construction.
package java.lang;

import calvin.Asks;
import calvin.Waits;
import java.io.Serializable;

@Waits
public final class StringBuffer implements CharSequence, Serializable, Comparable<StringBuffer> {
    public StringBuffer() { }
    //@ exsures (NegativeArraySizeException e) capacity < 0
    public StringBuffer(int capacity) throws NegativeArraySizeException { }
    //@ exsures (NullPointerException e) str == null
    public StringBuffer(String str) throws NullPointerException { }

    //@ ensures \result == this
    @Asks("toString")
    public native StringBuffer append(Object value);
    //@ ensures \result == this
    public native StringBuffer append(String value);
    //@ ensures \result == this
    public native StringBuffer append(boolean value);
    //@ ensures \result == this
    public native StringBuffer append(char value);
    //@ ensures \result == this
    public native StringBuffer append(int value);
    //@ ensures \result == this
    public native StringBuffer append(long value);
    //@ ensures \result == this
    public native StringBuffer append(float value);
    //@ ensures \result == this
    public native StringBuffer append(double value);
    //@ ensures \result == this
    //@ exsures (NullPointerException e) value == null
    public native StringBuffer append(char[] value) throws NullPointerException;
    //@ ensures \result == this
    public native StringBuffer append(CharSequence value);
    //@ requires 0 <= offset
    //@ ensures \result == this
    @Asks("toString")
    public native StringBuffer insert(int offset, Object value) throws IndexOutOfBoundsException;
    //@ requires 0 <= offset
    //@ ensures \result == this
    public native StringBuffer insert(int offset, String value) throws IndexOutOfBoundsException;
    //@ requires 0 <= offset
    //@ ensures \result == this
    public native StringBuffer insert(int offset, boolean value) throws IndexOutOfBoundsException;
    //@ requires 0 <= offset
    //@ ensures \result == this
    public native StringBuffer insert(int offset, char value) throws IndexOutOfBoundsException;
    //@ requires 0 <= offset
    //@ ensures \result == this
    public native StringBuffer insert(int offset, int value) throws IndexOutOfBoundsException;
    //@ requires 0 <= offset
    //@ ensures \result == this
    public native StringBuffer insert(int offset, long value) throws IndexOutOfBoundsException;
    //@ ensures \result >= 0
    public native int length();
    //@ requires 0 <= index
    public native char charAt(int index) throws IndexOutOfBoundsException;
    //@ requires 0 <= index
    //@ ensures \result == this
    public native StringBuffer deleteCharAt(int index) throws IndexOutOfBoundsException;
    //@ requires 0 <= start && start <= end
    //@ ensures \result == this
    public native StringBuffer delete(int start, int end) throws IndexOutOfBoundsException;
    //@ requires 0 <= newLength
    public native void setLength(int newLength) throws IndexOutOfBoundsException;
    //@ requires 0 <= index
    public native void setCharAt(int index, char ch) throws IndexOutOfBoundsException;
    //@ ensures \result == this
    public native StringBuffer reverse();
    //@ requires another != null
    public native int compareTo(StringBuffer another);
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
    public abstract StringBuffer append(StringBuffer value);
    public abstract StringBuffer insert(int offset, float value);
    public abstract StringBuffer insert(int offset, double value);
    public abstract StringBuffer insert(int offset, char[] value);
    public abstract StringBuffer insert(int offset, CharSequence value);
}
