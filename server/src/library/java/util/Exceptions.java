// Exceptions of java.util.
package java.util;

public class NoSuchElementException extends RuntimeException {
    public NoSuchElementException() { }
    public NoSuchElementException(String message) { }
    public NoSuchElementException(String message, Throwable cause) { }
    public NoSuchElementException(Throwable cause) { }
}

public class ConcurrentModificationException extends RuntimeException {
    public ConcurrentModificationException() { }
    public ConcurrentModificationException(String message) { }
    public ConcurrentModificationException(String message, Throwable cause) { }
    public ConcurrentModificationException(Throwable cause) { }
}

public class EmptyStackException extends RuntimeException {
    public EmptyStackException() { }
}

public class InputMismatchException extends NoSuchElementException {
    public InputMismatchException() { }
    public InputMismatchException(String message) { }
}
