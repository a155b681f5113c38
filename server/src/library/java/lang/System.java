// What the checker believes of java.lang.System. Output changes nothing that a program can see.
package java.lang;

import calvin.Asks;
import calvin.Forgets;
import java.io.PrintStream;

public final class System {
    public static final /*@ non_null */ PrintStream out = new PrintStream();
    public static final /*@ non_null */ PrintStream err = new PrintStream();

    public static native long currentTimeMillis();
    public static native long nanoTime();
    @Asks("nothing")
    public static native int identityHashCode(Object x);
    public static native void gc();
    //@ ensures \result != null
    public static native String lineSeparator();
    // An empty key is not allowed either.
    //@ exsures (NullPointerException e) key == null
    //@ exsures (IllegalArgumentException e) key != null
    public static native String getProperty(String key) throws NullPointerException, IllegalArgumentException;
    //@ exsures (NullPointerException e) name == null
    public static native String getenv(String name) throws NullPointerException;
    // Nothing behind it is ever reached.
    //@ ensures false
    public static native void exit(int status);
    //@ requires src != null && dest != null
    //@ requires 0 <= length && 0 <= srcPos && 0 <= destPos
    //@ requires srcPos + length <= src.length && destPos + length <= dest.length
    //@ modifies dest[*]
    @Asks("nothing")
    @Forgets
    public static native void arraycopy(Object[] src, int srcPos, Object[] dest, int destPos, int length);
    //@ requires src != null && dest != null
    //@ requires 0 <= length && 0 <= srcPos && 0 <= destPos
    //@ requires srcPos + length <= src.length && destPos + length <= dest.length
    //@ modifies dest[*]
    @Forgets
    public static native void arraycopy(boolean[] src, int srcPos, boolean[] dest, int destPos, int length);
    //@ requires src != null && dest != null
    //@ requires 0 <= length && 0 <= srcPos && 0 <= destPos
    //@ requires srcPos + length <= src.length && destPos + length <= dest.length
    //@ modifies dest[*]
    @Forgets
    public static native void arraycopy(byte[] src, int srcPos, byte[] dest, int destPos, int length);
    //@ requires src != null && dest != null
    //@ requires 0 <= length && 0 <= srcPos && 0 <= destPos
    //@ requires srcPos + length <= src.length && destPos + length <= dest.length
    //@ modifies dest[*]
    @Forgets
    public static native void arraycopy(short[] src, int srcPos, short[] dest, int destPos, int length);
    //@ requires src != null && dest != null
    //@ requires 0 <= length && 0 <= srcPos && 0 <= destPos
    //@ requires srcPos + length <= src.length && destPos + length <= dest.length
    //@ modifies dest[*]
    @Forgets
    public static native void arraycopy(char[] src, int srcPos, char[] dest, int destPos, int length);
    //@ requires src != null && dest != null
    //@ requires 0 <= length && 0 <= srcPos && 0 <= destPos
    //@ requires srcPos + length <= src.length && destPos + length <= dest.length
    //@ modifies dest[*]
    @Forgets
    public static native void arraycopy(int[] src, int srcPos, int[] dest, int destPos, int length);
    //@ requires src != null && dest != null
    //@ requires 0 <= length && 0 <= srcPos && 0 <= destPos
    //@ requires srcPos + length <= src.length && destPos + length <= dest.length
    //@ modifies dest[*]
    @Forgets
    public static native void arraycopy(long[] src, int srcPos, long[] dest, int destPos, int length);
    //@ requires src != null && dest != null
    //@ requires 0 <= length && 0 <= srcPos && 0 <= destPos
    //@ requires srcPos + length <= src.length && destPos + length <= dest.length
    //@ modifies dest[*]
    @Forgets
    public static native void arraycopy(float[] src, int srcPos, float[] dest, int destPos, int length);
    //@ requires src != null && dest != null
    //@ requires 0 <= length && 0 <= srcPos && 0 <= destPos
    //@ requires srcPos + length <= src.length && destPos + length <= dest.length
    //@ modifies dest[*]
    @Forgets
    public static native void arraycopy(double[] src, int srcPos, double[] dest, int destPos, int length);
}
