// What the checker believes of java.lang.Object. `wait`, `notify` and `notifyAll` are part of the language's semantics.
package java.lang;

import calvin.Asks;
import calvin.AsksItself;

public class Object {
    public Object() { }
    //@ ensures \result != null
    @Asks("nothing")
    public native final Class<?> getClass();
    @Asks("hashCode")
    @AsksItself("nothing")
    public native int hashCode();
    @AsksItself("nothing")
    public native boolean equals(Object obj);
    @Asks("toString")
    public native String toString();
    public final native void notify();
    public final native void notifyAll();
    public final native void wait() throws InterruptedException;
    public final native void wait(long timeoutMillis) throws InterruptedException;
    public final native void wait(long timeoutMillis, int nanos) throws InterruptedException;
}
