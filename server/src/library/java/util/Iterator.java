// Iterators. Their methods are whatever the classes of the workspace make of them.
package java.util;

public interface Iterator<E> {
    boolean hasNext();
    E next();
}
