// What the checker believes of java.util.Arrays, of the methods that read, copy, fill and sort an array on the spot: they keep none that they are given. What is in an
// array afterwards is not said: others may change it meanwhile. Those that call methods of the elements or functions, and those that give views, are left out.
package java.util;

import calvin.Asks;
import calvin.Forgets;

@Forgets
public class Arrays {
    private Arrays() {
    }

    //@ requires original != null && 0 <= newLength
    //@ ensures \result != null && \fresh(\result) && \result.length == newLength
    public static native boolean[] copyOf(boolean[] original, int newLength);
    //@ requires original != null && 0 <= newLength
    //@ ensures \result != null && \fresh(\result) && \result.length == newLength
    public static native byte[] copyOf(byte[] original, int newLength);
    //@ requires original != null && 0 <= newLength
    //@ ensures \result != null && \fresh(\result) && \result.length == newLength
    public static native short[] copyOf(short[] original, int newLength);
    //@ requires original != null && 0 <= newLength
    //@ ensures \result != null && \fresh(\result) && \result.length == newLength
    public static native char[] copyOf(char[] original, int newLength);
    //@ requires original != null && 0 <= newLength
    //@ ensures \result != null && \fresh(\result) && \result.length == newLength
    public static native int[] copyOf(int[] original, int newLength);
    //@ requires original != null && 0 <= newLength
    //@ ensures \result != null && \fresh(\result) && \result.length == newLength
    public static native long[] copyOf(long[] original, int newLength);
    //@ requires original != null && 0 <= newLength
    //@ ensures \result != null && \fresh(\result) && \result.length == newLength
    public static native float[] copyOf(float[] original, int newLength);
    //@ requires original != null && 0 <= newLength
    //@ ensures \result != null && \fresh(\result) && \result.length == newLength
    public static native double[] copyOf(double[] original, int newLength);
    //@ requires original != null && 0 <= newLength
    //@ ensures \result != null && \fresh(\result) && \result.length == newLength
    @Asks("nothing")
    public static native <T> T[] copyOf(T[] original, int newLength);
    //@ requires original != null && 0 <= from && from <= original.length && from <= to
    //@ ensures \result != null && \fresh(\result) && \result.length == to - from
    public static native boolean[] copyOfRange(boolean[] original, int from, int to);
    //@ requires original != null && 0 <= from && from <= original.length && from <= to
    //@ ensures \result != null && \fresh(\result) && \result.length == to - from
    public static native byte[] copyOfRange(byte[] original, int from, int to);
    //@ requires original != null && 0 <= from && from <= original.length && from <= to
    //@ ensures \result != null && \fresh(\result) && \result.length == to - from
    public static native short[] copyOfRange(short[] original, int from, int to);
    //@ requires original != null && 0 <= from && from <= original.length && from <= to
    //@ ensures \result != null && \fresh(\result) && \result.length == to - from
    public static native char[] copyOfRange(char[] original, int from, int to);
    //@ requires original != null && 0 <= from && from <= original.length && from <= to
    //@ ensures \result != null && \fresh(\result) && \result.length == to - from
    public static native int[] copyOfRange(int[] original, int from, int to);
    //@ requires original != null && 0 <= from && from <= original.length && from <= to
    //@ ensures \result != null && \fresh(\result) && \result.length == to - from
    public static native long[] copyOfRange(long[] original, int from, int to);
    //@ requires original != null && 0 <= from && from <= original.length && from <= to
    //@ ensures \result != null && \fresh(\result) && \result.length == to - from
    public static native float[] copyOfRange(float[] original, int from, int to);
    //@ requires original != null && 0 <= from && from <= original.length && from <= to
    //@ ensures \result != null && \fresh(\result) && \result.length == to - from
    public static native double[] copyOfRange(double[] original, int from, int to);
    //@ requires original != null && 0 <= from && from <= original.length && from <= to
    //@ ensures \result != null && \fresh(\result) && \result.length == to - from
    @Asks("nothing")
    public static native <T> T[] copyOfRange(T[] original, int from, int to);
    //@ requires a != null
    //@ modifies a[*]
    public static native void fill(boolean[] a, boolean val);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void fill(boolean[] a, int fromIndex, int toIndex, boolean val);
    //@ requires a != null
    //@ modifies a[*]
    public static native void fill(byte[] a, byte val);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void fill(byte[] a, int fromIndex, int toIndex, byte val);
    //@ requires a != null
    //@ modifies a[*]
    public static native void fill(short[] a, short val);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void fill(short[] a, int fromIndex, int toIndex, short val);
    //@ requires a != null
    //@ modifies a[*]
    public static native void fill(char[] a, char val);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void fill(char[] a, int fromIndex, int toIndex, char val);
    //@ requires a != null
    //@ modifies a[*]
    public static native void fill(int[] a, int val);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void fill(int[] a, int fromIndex, int toIndex, int val);
    //@ requires a != null
    //@ modifies a[*]
    public static native void fill(long[] a, long val);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void fill(long[] a, int fromIndex, int toIndex, long val);
    //@ requires a != null
    //@ modifies a[*]
    public static native void fill(float[] a, float val);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void fill(float[] a, int fromIndex, int toIndex, float val);
    //@ requires a != null
    //@ modifies a[*]
    public static native void fill(double[] a, double val);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void fill(double[] a, int fromIndex, int toIndex, double val);
    //@ requires a != null
    //@ modifies a[*]
    public static native void sort(byte[] a);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void sort(byte[] a, int fromIndex, int toIndex);
    //@ requires a != null
    //@ modifies a[*]
    public static native void sort(short[] a);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void sort(short[] a, int fromIndex, int toIndex);
    //@ requires a != null
    //@ modifies a[*]
    public static native void sort(char[] a);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void sort(char[] a, int fromIndex, int toIndex);
    //@ requires a != null
    //@ modifies a[*]
    public static native void sort(int[] a);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void sort(int[] a, int fromIndex, int toIndex);
    //@ requires a != null
    //@ modifies a[*]
    public static native void sort(long[] a);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void sort(long[] a, int fromIndex, int toIndex);
    //@ requires a != null
    //@ modifies a[*]
    public static native void sort(float[] a);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void sort(float[] a, int fromIndex, int toIndex);
    //@ requires a != null
    //@ modifies a[*]
    public static native void sort(double[] a);
    //@ requires a != null && 0 <= fromIndex && fromIndex <= toIndex && toIndex <= a.length
    //@ modifies a[*]
    public static native void sort(double[] a, int fromIndex, int toIndex);
    //@ ensures a == a2 ==> \result
    //@ ensures (a == null) != (a2 == null) ==> !\result
    //@ ensures a != null && a2 != null && a.length != a2.length ==> !\result
    public static native boolean equals(boolean[] a, boolean[] a2);
    //@ ensures a == null ==> \result == 0
    public static native int hashCode(boolean[] a);
    //@ ensures \result != null
    public static native String toString(boolean[] a);
    //@ ensures a == a2 ==> \result
    //@ ensures (a == null) != (a2 == null) ==> !\result
    //@ ensures a != null && a2 != null && a.length != a2.length ==> !\result
    public static native boolean equals(byte[] a, byte[] a2);
    //@ ensures a == null ==> \result == 0
    public static native int hashCode(byte[] a);
    //@ ensures \result != null
    public static native String toString(byte[] a);
    //@ ensures a == a2 ==> \result
    //@ ensures (a == null) != (a2 == null) ==> !\result
    //@ ensures a != null && a2 != null && a.length != a2.length ==> !\result
    public static native boolean equals(short[] a, short[] a2);
    //@ ensures a == null ==> \result == 0
    public static native int hashCode(short[] a);
    //@ ensures \result != null
    public static native String toString(short[] a);
    //@ ensures a == a2 ==> \result
    //@ ensures (a == null) != (a2 == null) ==> !\result
    //@ ensures a != null && a2 != null && a.length != a2.length ==> !\result
    public static native boolean equals(char[] a, char[] a2);
    //@ ensures a == null ==> \result == 0
    public static native int hashCode(char[] a);
    //@ ensures \result != null
    public static native String toString(char[] a);
    //@ ensures a == a2 ==> \result
    //@ ensures (a == null) != (a2 == null) ==> !\result
    //@ ensures a != null && a2 != null && a.length != a2.length ==> !\result
    public static native boolean equals(int[] a, int[] a2);
    //@ ensures a == null ==> \result == 0
    public static native int hashCode(int[] a);
    //@ ensures \result != null
    public static native String toString(int[] a);
    //@ ensures a == a2 ==> \result
    //@ ensures (a == null) != (a2 == null) ==> !\result
    //@ ensures a != null && a2 != null && a.length != a2.length ==> !\result
    public static native boolean equals(long[] a, long[] a2);
    //@ ensures a == null ==> \result == 0
    public static native int hashCode(long[] a);
    //@ ensures \result != null
    public static native String toString(long[] a);
    //@ ensures a == a2 ==> \result
    //@ ensures (a == null) != (a2 == null) ==> !\result
    //@ ensures a != null && a2 != null && a.length != a2.length ==> !\result
    public static native boolean equals(float[] a, float[] a2);
    //@ ensures a == null ==> \result == 0
    public static native int hashCode(float[] a);
    //@ ensures \result != null
    public static native String toString(float[] a);
    //@ ensures a == a2 ==> \result
    //@ ensures (a == null) != (a2 == null) ==> !\result
    //@ ensures a != null && a2 != null && a.length != a2.length ==> !\result
    public static native boolean equals(double[] a, double[] a2);
    //@ ensures a == null ==> \result == 0
    public static native int hashCode(double[] a);
    //@ ensures \result != null
    public static native String toString(double[] a);
}
