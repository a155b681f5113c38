// Iterators over lists. Their methods are whatever the classes of the workspace, or the library's own iterators, make of them.
package java.util;

import calvin.Mutates;

public interface ListIterator<E> extends Iterator<E> {
    boolean hasPrevious();
    @Mutates
    E previous();
    int nextIndex();
    int previousIndex();
    @Mutates
    void set(E e);
    @Mutates
    void add(E e);
}
