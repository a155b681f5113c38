// What the checker believes of java.lang.Class: class objects exist and are locks.
package java.lang;

public final class Class<T> {
    //@ ensures \result != null
    public native String getName();
    //@ ensures \result != null
    public native String getSimpleName();
    public native boolean isInstance(Object obj);
    public native boolean desiredAssertionStatus();
}
