// Exceptions and errors of java.lang. What Java's own checks throw is reported where it may happen; these are for explicit `throw` and `catch`.
package java.lang;

import calvin.Asks;
import calvin.Runs;
import calvin.Waits;

public class Exception extends Throwable {
    public Exception() { }
    public Exception(String message) { }
    @Asks("nothing")
    public Exception(String message, Throwable cause) { }
    @Asks("toString")
    public Exception(Throwable cause) { }
}

public class Error extends Throwable {
    public Error() { }
    public Error(String message) { }
    @Asks("nothing")
    public Error(String message, Throwable cause) { }
    @Asks("toString")
    public Error(Throwable cause) { }
}

public class RuntimeException extends Exception {
    public RuntimeException() { }
    public RuntimeException(String message) { }
    @Asks("nothing")
    public RuntimeException(String message, Throwable cause) { }
    @Asks("toString")
    public RuntimeException(Throwable cause) { }
}

public class InterruptedException extends Exception {
    public InterruptedException() { }
    public InterruptedException(String message) { }
}

public class CloneNotSupportedException extends Exception {
    public CloneNotSupportedException() { }
    public CloneNotSupportedException(String message) { }
}

public class ReflectiveOperationException extends Exception {
    public ReflectiveOperationException() { }
    public ReflectiveOperationException(String message) { }
    @Asks("nothing")
    public ReflectiveOperationException(String message, Throwable cause) { }
    @Asks("toString")
    public ReflectiveOperationException(Throwable cause) { }
}

public class ClassNotFoundException extends ReflectiveOperationException {
    public ClassNotFoundException() { }
    public ClassNotFoundException(String message) { }
    @Asks("nothing")
    public ClassNotFoundException(String message, Throwable cause) { }
}

public class IllegalArgumentException extends RuntimeException {
    public IllegalArgumentException() { }
    public IllegalArgumentException(String message) { }
    @Asks("nothing")
    public IllegalArgumentException(String message, Throwable cause) { }
    @Asks("toString")
    public IllegalArgumentException(Throwable cause) { }
}

public class IllegalStateException extends RuntimeException {
    public IllegalStateException() { }
    public IllegalStateException(String message) { }
    @Asks("nothing")
    public IllegalStateException(String message, Throwable cause) { }
    @Asks("toString")
    public IllegalStateException(Throwable cause) { }
}

public class IllegalMonitorStateException extends RuntimeException {
    public IllegalMonitorStateException() { }
    public IllegalMonitorStateException(String message) { }
}

public class IllegalThreadStateException extends IllegalArgumentException {
    public IllegalThreadStateException() { }
    public IllegalThreadStateException(String message) { }
}

public class NumberFormatException extends IllegalArgumentException {
    public NumberFormatException() { }
    public NumberFormatException(String message) { }
}

public class NullPointerException extends RuntimeException {
    public NullPointerException() { }
    public NullPointerException(String message) { }
}

public class ArithmeticException extends RuntimeException {
    public ArithmeticException() { }
    public ArithmeticException(String message) { }
}

public class ClassCastException extends RuntimeException {
    public ClassCastException() { }
    public ClassCastException(String message) { }
}

public class ArrayStoreException extends RuntimeException {
    public ArrayStoreException() { }
    public ArrayStoreException(String message) { }
}

public class NegativeArraySizeException extends RuntimeException {
    public NegativeArraySizeException() { }
    public NegativeArraySizeException(String message) { }
}

public class IndexOutOfBoundsException extends RuntimeException {
    public IndexOutOfBoundsException() { }
    public IndexOutOfBoundsException(String message) { }
}

public class ArrayIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public ArrayIndexOutOfBoundsException() { }
    public ArrayIndexOutOfBoundsException(String message) { }
}

public class StringIndexOutOfBoundsException extends IndexOutOfBoundsException {
    public StringIndexOutOfBoundsException() { }
    public StringIndexOutOfBoundsException(String message) { }
}

public class UnsupportedOperationException extends RuntimeException {
    public UnsupportedOperationException() { }
    public UnsupportedOperationException(String message) { }
    @Asks("nothing")
    public UnsupportedOperationException(String message, Throwable cause) { }
    @Asks("toString")
    public UnsupportedOperationException(Throwable cause) { }
}

public class SecurityException extends RuntimeException {
    public SecurityException() { }
    public SecurityException(String message) { }
    @Asks("nothing")
    public SecurityException(String message, Throwable cause) { }
    @Asks("toString")
    public SecurityException(Throwable cause) { }
}

public class AssertionError extends Error {
    public AssertionError() { }
    @Runs("initCause/1")
    @Asks("toString")
    public AssertionError(Object detailMessage) { }
    public AssertionError(boolean detailMessage) { }
    public AssertionError(char detailMessage) { }
    public AssertionError(int detailMessage) { }
    public AssertionError(long detailMessage) { }
    public AssertionError(float detailMessage) { }
    public AssertionError(double detailMessage) { }
    @Asks("nothing")
    public AssertionError(String message, Throwable cause) { }
}

public class LinkageError extends Error {
    public LinkageError() { }
    public LinkageError(String message) { }
    @Asks("nothing")
    public LinkageError(String message, Throwable cause) { }
}

public class ExceptionInInitializerError extends LinkageError {
    @Runs("initCause/1")
    public ExceptionInInitializerError() { }
    @Asks("nothing")
    public ExceptionInInitializerError(Throwable thrown) { }
    public ExceptionInInitializerError(String s) { }
    @Waits
    public native Throwable getException();
}

public class NoClassDefFoundError extends LinkageError {
    public NoClassDefFoundError() { }
    public NoClassDefFoundError(String s) { }
}

public abstract class VirtualMachineError extends Error {
    public VirtualMachineError() { }
    public VirtualMachineError(String message) { }
    @Asks("nothing")
    public VirtualMachineError(String message, Throwable cause) { }
    @Asks("toString")
    public VirtualMachineError(Throwable cause) { }
}

public class OutOfMemoryError extends VirtualMachineError {
    public OutOfMemoryError() { }
    public OutOfMemoryError(String message) { }
}

public class StackOverflowError extends VirtualMachineError {
    public StackOverflowError() { }
    public StackOverflowError(String message) { }
}

public class InternalError extends VirtualMachineError {
    public InternalError() { }
    public InternalError(String message) { }
    @Asks("nothing")
    public InternalError(String message, Throwable cause) { }
    @Asks("toString")
    public InternalError(Throwable cause) { }
}

// What a record pattern throws where an accessor throws; of Java 21.
public final class MatchException extends RuntimeException {
    @Asks("nothing")
    public MatchException(String message, Throwable cause) { }
}
