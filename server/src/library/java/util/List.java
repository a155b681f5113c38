// What the checker believes of java.util.List: a sequence. Contents are not modelled: what is found in it may be anything, null too.
// It may ask the objects in it `equals`, `hashCode` and `compareTo`; what is put into it is known to others from then on.
// It may be a view of another collection: one that has changed since is no longer of use (ConcurrentModificationException).
package java.util;

import calvin.Asks;
import calvin.Mutates;
import calvin.ThreadUnsafe;
import calvin.Waits;

@ThreadUnsafe
@Waits
public interface List<E> extends Collection<E> {
    @Asks("nothing")
    default native E get(int index) throws IndexOutOfBoundsException, ConcurrentModificationException;
    @Mutates
    @Asks("nothing")
    default native E set(int index, E element) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, IndexOutOfBoundsException, ArrayStoreException, ConcurrentModificationException;
    @Mutates
    @Asks("nothing")
    default native void add(int index, E element) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, IndexOutOfBoundsException, ConcurrentModificationException;
    @Mutates
    @Asks("nothing")
    default native boolean add(E e) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, ConcurrentModificationException;
    @Mutates
    @Asks("nothing")
    default native E remove(int index) throws UnsupportedOperationException, IndexOutOfBoundsException, ConcurrentModificationException;
    @Mutates
    default native boolean remove(Object o) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, ConcurrentModificationException;
    //@ ensures \result >= -1
    default native int indexOf(Object o) throws ClassCastException, NullPointerException, ConcurrentModificationException;
    //@ ensures \result >= -1
    default native int lastIndexOf(Object o) throws ClassCastException, NullPointerException, ConcurrentModificationException;
    @Mutates
    default native boolean addAll(int index, Collection<? extends E> c) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, IndexOutOfBoundsException, ConcurrentModificationException;
    @Mutates
    default native boolean addAll(Collection<? extends E> c) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, ConcurrentModificationException;
    //@ ensures \result != null && \typeof(\result) <: \type(calvin.LibraryListIterator)
    @Asks("nothing")
    default native ListIterator<E> listIterator() throws ConcurrentModificationException;
    //@ ensures \result != null && \typeof(\result) <: \type(calvin.LibraryListIterator)
    @Asks("nothing")
    default native ListIterator<E> listIterator(int index) throws IndexOutOfBoundsException, ConcurrentModificationException;
    //@ ensures \result != null
    @Asks("nothing")
    default native List<E> subList(int fromIndex, int toIndex) throws IndexOutOfBoundsException, IllegalArgumentException, ConcurrentModificationException;
    @Mutates
    @Asks({"compareTo", "compare"})
    default native void sort(Comparator<? super E> c) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, ConcurrentModificationException;
    //@ ensures \result != null
    @Asks("nothing")
    public static native <E> List<E> of();
    //@ ensures \result != null
    //@ exsures (NullPointerException e) a == null
    @Asks("nothing")
    public static native <E> List<E> of(E a) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) a == null || b == null
    @Asks("nothing")
    public static native <E> List<E> of(E a, E b) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) a == null || b == null || c == null
    @Asks("nothing")
    public static native <E> List<E> of(E a, E b, E c) throws NullPointerException;
    //@ ensures \result != null
    @Asks("nothing")
    public static native <E> List<E> of(E a, E b, E c, E d) throws NullPointerException;
    //@ ensures \result != null
    @Asks("nothing")
    public static native <E> List<E> of(E a, E b, E c, E d, E e) throws NullPointerException;
    //@ ensures \result != null
    @Asks("nothing")
    public static native <E> List<E> of(E a, E b, E c, E d, E e, E f) throws NullPointerException;
    //@ ensures \result != null
    @Asks("nothing")
    public static native <E> List<E> of(E a, E b, E c, E d, E e, E f, E g) throws NullPointerException;
    //@ ensures \result != null
    @Asks("nothing")
    public static native <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h) throws NullPointerException;
    //@ ensures \result != null
    @Asks("nothing")
    public static native <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i) throws NullPointerException;
    //@ ensures \result != null
    @Asks("nothing")
    public static native <E> List<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i, E j) throws NullPointerException;
    //@ ensures \result != null
    @Asks("nothing")
    public static native <E> List<E> of(E... all) throws NullPointerException;
    //@ ensures \result != null
    @Waits
    public static native <E> List<E> copyOf(Collection<? extends E> c) throws NullPointerException, ConcurrentModificationException;
}
