// What the checker believes of java.lang.Throwable: an object that is thrown. Messages and causes are not modelled.
package java.lang;

import calvin.Asks;
import calvin.AsksItself;
import calvin.Runs;
import calvin.Waits;
import java.io.Serializable;

@Waits
@Runs("fillInStackTrace/0")
public class Throwable implements Serializable {
    public Throwable() { }
    public Throwable(String message) { }
    @Asks("nothing")
    public Throwable(String message, Throwable cause) { }
    @Asks("toString")
    public Throwable(Throwable cause) { }
    @AsksItself("nothing")
    public native String getMessage();
    @AsksItself("getMessage")
    public native String getLocalizedMessage();
    @AsksItself("nothing")
    public native Throwable getCause();
    //@ ensures \result == this
    //@ exsures (IllegalArgumentException e) cause == this
    public native Throwable initCause(Throwable cause) throws IllegalStateException, IllegalArgumentException;
    public native void printStackTrace();
    //@ exsures (NullPointerException e) exception == null
    //@ exsures (IllegalArgumentException e) exception == this
    public final native void addSuppressed(Throwable exception) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    public native StackTraceElement[] getStackTrace();
}

public final class StackTraceElement implements Serializable {
}
