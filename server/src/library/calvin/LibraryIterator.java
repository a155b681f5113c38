// Not classes of Java: stand for the iterators of the library's collections. What they give is not modelled.
package calvin;

import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.ListIterator;
import java.util.NoSuchElementException;

@ThreadUnsafe
@Stands
public class LibraryIterator<E> implements Iterator<E> {
    @Asks("nothing")
    public native boolean hasNext() throws ConcurrentModificationException;
    @Mutates
    @Asks("nothing")
    public native E next() throws NoSuchElementException, ConcurrentModificationException;
    @Mutates
    public native void remove() throws IllegalStateException, UnsupportedOperationException, ConcurrentModificationException;
}

@Stands
public class LibraryListIterator<E> extends LibraryIterator<E> implements ListIterator<E> {
    @Asks("nothing")
    public native boolean hasPrevious();
    @Mutates
    @Asks("nothing")
    public native E previous() throws NoSuchElementException, ConcurrentModificationException;
    @Asks("nothing")
    public native int nextIndex();
    @Asks("nothing")
    public native int previousIndex();
    @Mutates
    public native void set(E e) throws IllegalStateException, UnsupportedOperationException, ConcurrentModificationException;
    @Mutates
    public native void add(E e) throws UnsupportedOperationException, ConcurrentModificationException;
}
