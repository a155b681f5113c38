// What the checker believes of java.lang.Class: class objects exist and are locks.
package java.lang;

import calvin.Asks;
import java.io.Serializable;

public final class Class<T> implements Serializable {
    //@ ensures \result != null
    public native String getName();
    //@ ensures \result != null
    public native String getSimpleName();
    @Asks("nothing")
    public native boolean isInstance(Object obj);
    public native boolean desiredAssertionStatus();
}
