// What the checker believes of java.util.Collection: a bag of objects. Contents are not modelled: what is found in it may be anything, null too.
// It may ask the objects in it `equals`, `hashCode` and `compareTo`; what is put into it is known to others from then on.
// It may be a view of another collection: one that has changed since is no longer of use (ConcurrentModificationException).
package java.util;

import calvin.Asks;
import calvin.Mutates;
import calvin.ThreadUnsafe;
import calvin.Waits;

@ThreadUnsafe
@Waits
public interface Collection<E> extends Iterable<E> {
    //@ ensures \result >= 0
    @Asks("nothing")
    default native int size() throws ConcurrentModificationException;
    @Asks("nothing")
    default native boolean isEmpty() throws ConcurrentModificationException;
    default native boolean contains(Object o) throws ClassCastException, NullPointerException, ConcurrentModificationException;
    //@ ensures \result != null && \typeof(\result) <: \type(calvin.LibraryIterator)
    @Asks("nothing")
    default native Iterator<E> iterator() throws ConcurrentModificationException;
    //@ ensures \result != null
    default native Object[] toArray() throws ConcurrentModificationException;
    // What fits into `a` is put there.
    //@ modifies a[*]
    //@ ensures \result != null
    default native <T> T[] toArray(T[] a) throws ArrayStoreException, NullPointerException, ConcurrentModificationException;
    @Mutates
    default native boolean add(E e) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, ConcurrentModificationException;
    @Mutates
    default native boolean remove(Object o) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, ConcurrentModificationException;
    default native boolean containsAll(Collection<?> c) throws ClassCastException, NullPointerException, ConcurrentModificationException;
    @Mutates
    default native boolean addAll(Collection<? extends E> c) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, ConcurrentModificationException;
    @Mutates
    default native boolean removeAll(Collection<?> c) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, ConcurrentModificationException;
    @Mutates
    default native boolean retainAll(Collection<?> c) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, ConcurrentModificationException;
    @Mutates
    default native void clear() throws UnsupportedOperationException, ConcurrentModificationException;
}
