// Exceptions of java.io.
package java.io;

public class IOException extends Exception {
    public IOException() { }
    public IOException(String message) { }
    public IOException(String message, Throwable cause) { }
    public IOException(Throwable cause) { }
}

public class FileNotFoundException extends IOException {
    public FileNotFoundException() { }
    public FileNotFoundException(String message) { }
    public FileNotFoundException(String message, Throwable cause) { }
    public FileNotFoundException(Throwable cause) { }
}

public class EOFException extends IOException {
    public EOFException() { }
    public EOFException(String message) { }
    public EOFException(String message, Throwable cause) { }
    public EOFException(Throwable cause) { }
}

public class UncheckedIOException extends RuntimeException {
    public UncheckedIOException() { }
    public UncheckedIOException(String message) { }
    public UncheckedIOException(String message, Throwable cause) { }
    public UncheckedIOException(Throwable cause) { }
}
