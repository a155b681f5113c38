// Exceptions of java.util.concurrent.
package java.util.concurrent;

import calvin.Asks;

public class ExecutionException extends Exception {
    protected ExecutionException() { }
    protected ExecutionException(String message) { }
    @Asks("nothing")
    public ExecutionException(String message, Throwable cause) { }
    @Asks("toString")
    public ExecutionException(Throwable cause) { }
}

public class TimeoutException extends Exception {
    public TimeoutException() { }
    public TimeoutException(String message) { }
}

public class BrokenBarrierException extends Exception {
    public BrokenBarrierException() { }
    public BrokenBarrierException(String message) { }
}

public class CancellationException extends IllegalStateException {
    public CancellationException() { }
    public CancellationException(String message) { }
}

public class RejectedExecutionException extends RuntimeException {
    public RejectedExecutionException() { }
    public RejectedExecutionException(String message) { }
    @Asks("nothing")
    public RejectedExecutionException(String message, Throwable cause) { }
    @Asks("toString")
    public RejectedExecutionException(Throwable cause) { }
}

public class CompletionException extends RuntimeException {
    protected CompletionException() { }
    protected CompletionException(String message) { }
    @Asks("nothing")
    public CompletionException(String message, Throwable cause) { }
    @Asks("toString")
    public CompletionException(Throwable cause) { }
}
