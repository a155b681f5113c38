// What the checker believes of java.lang.Throwable: an object that is thrown. Messages and causes are not modelled.
package java.lang;

public class Throwable {
    public Throwable() { }
    public Throwable(String message) { }
    public Throwable(String message, Throwable cause) { }
    public Throwable(Throwable cause) { }
    public native String getMessage();
    public native String getLocalizedMessage();
    public native Throwable getCause();
    //@ ensures \result == this
    public native Throwable initCause(Throwable cause);
    public native void printStackTrace();
    public final native void addSuppressed(Throwable exception);
    //@ ensures \result != null
    public native StackTraceElement[] getStackTrace();
}

final class StackTraceElement {
}
