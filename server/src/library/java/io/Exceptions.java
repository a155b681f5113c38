// Exceptions of java.io.
package java.io;

import calvin.Asks;

public class IOException extends Exception {
    public IOException() { }
    public IOException(String message) { }
    @Asks("nothing")
    public IOException(String message, Throwable cause) { }
    @Asks("toString")
    public IOException(Throwable cause) { }
}

public class FileNotFoundException extends IOException {
    public FileNotFoundException() { }
    public FileNotFoundException(String message) { }
}

public class EOFException extends IOException {
    public EOFException() { }
    public EOFException(String message) { }
}

public class UncheckedIOException extends RuntimeException {
}
