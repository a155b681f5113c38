// Exceptions of java.util.
package java.util;

import calvin.Asks;

public class NoSuchElementException extends RuntimeException {
    public NoSuchElementException() { }
    public NoSuchElementException(String message) { }
    @Asks("nothing")
    public NoSuchElementException(String message, Throwable cause) { }
    @Asks("toString")
    public NoSuchElementException(Throwable cause) { }
}

public class ConcurrentModificationException extends RuntimeException {
    public ConcurrentModificationException() { }
    public ConcurrentModificationException(String message) { }
    @Asks("nothing")
    public ConcurrentModificationException(String message, Throwable cause) { }
    @Asks("toString")
    public ConcurrentModificationException(Throwable cause) { }
}

public class EmptyStackException extends RuntimeException {
    public EmptyStackException() { }
}

public class InputMismatchException extends NoSuchElementException {
    public InputMismatchException() { }
    public InputMismatchException(String message) { }
}
