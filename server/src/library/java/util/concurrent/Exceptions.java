// Exceptions of java.util.concurrent.
package java.util.concurrent;

public class ExecutionException extends Exception {
    public ExecutionException() { }
    public ExecutionException(String message) { }
    public ExecutionException(String message, Throwable cause) { }
    public ExecutionException(Throwable cause) { }
}

public class TimeoutException extends Exception {
    public TimeoutException() { }
    public TimeoutException(String message) { }
    public TimeoutException(String message, Throwable cause) { }
    public TimeoutException(Throwable cause) { }
}

public class BrokenBarrierException extends Exception {
    public BrokenBarrierException() { }
    public BrokenBarrierException(String message) { }
    public BrokenBarrierException(String message, Throwable cause) { }
    public BrokenBarrierException(Throwable cause) { }
}

public class CancellationException extends IllegalStateException {
    public CancellationException() { }
    public CancellationException(String message) { }
    public CancellationException(String message, Throwable cause) { }
    public CancellationException(Throwable cause) { }
}

public class RejectedExecutionException extends RuntimeException {
    public RejectedExecutionException() { }
    public RejectedExecutionException(String message) { }
    public RejectedExecutionException(String message, Throwable cause) { }
    public RejectedExecutionException(Throwable cause) { }
}

public class CompletionException extends RuntimeException {
    public CompletionException() { }
    public CompletionException(String message) { }
    public CompletionException(String message, Throwable cause) { }
    public CompletionException(Throwable cause) { }
}
