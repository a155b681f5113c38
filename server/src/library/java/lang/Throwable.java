// What the checker believes of java.lang.Throwable: an object that is thrown. Messages and causes are not modelled.
package java.lang;

import calvin.Runs;
import calvin.Waits;
import java.io.Serializable;

@Waits
@Runs("fillInStackTrace/0")
public class Throwable implements Serializable {
    public Throwable() { }
    public Throwable(String message) { }
    public Throwable(String message, Throwable cause) { }
    public Throwable(Throwable cause) { }
    public native String getMessage();
    public native String getLocalizedMessage();
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
