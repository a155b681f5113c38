// What the checker believes of java.util.concurrent.Callable: it is what the workspace makes of it.
package java.util.concurrent;

public interface Callable<V> {
    V call() throws Exception;
}
