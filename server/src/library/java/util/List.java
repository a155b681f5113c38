// What the checker believes of java.util.List: a sequence. Contents are not modelled: what is found in it may be anything, null too.
// It may ask the objects in it `equals`, `hashCode` and `compareTo`; what is put into it is known to others from then on.
package java.util;

import calvin.Mutates;
import calvin.ThreadUnsafe;

@ThreadUnsafe
public interface List<E> extends Collection<E> {
    default native E get(int index) throws IndexOutOfBoundsException;
    @Mutates
    default native E set(int index, E element) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, IndexOutOfBoundsException;
    @Mutates
    default native void add(int index, E element) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, IndexOutOfBoundsException;
    @Mutates
    default native boolean add(E e) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    default native E remove(int index) throws UnsupportedOperationException, IndexOutOfBoundsException;
    @Mutates
    default native boolean remove(Object o) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    //@ ensures \result >= -1
    default native int indexOf(Object o) throws ClassCastException, NullPointerException;
    //@ ensures \result >= -1
    default native int lastIndexOf(Object o) throws ClassCastException, NullPointerException;
    @Mutates
    default native boolean addAll(int index, Collection<? extends E> c) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, IndexOutOfBoundsException;
    @Mutates
    default native boolean addAll(Collection<? extends E> c) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    //@ ensures \result != null && \typeof(\result) == \type(calvin.LibraryIterator)
    default native ListIterator<E> listIterator();
    //@ ensures \result != null && \typeof(\result) == \type(calvin.LibraryIterator)
    default native ListIterator<E> listIterator(int index) throws IndexOutOfBoundsException;
    //@ ensures \result != null
    default native List<E> subList(int fromIndex, int toIndex) throws IndexOutOfBoundsException;
    @Mutates
    default native void sort(Comparator<? super E> c) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException, ConcurrentModificationException;
    //@ ensures \result != null
    public static native <E> List<E> of();
    //@ ensures \result != null
    public static native <E> List<E> of(E a);
    //@ ensures \result != null
    public static native <E> List<E> of(E a, E b);
    //@ ensures \result != null
    public static native <E> List<E> of(E a, E b, E c);
    //@ ensures \result != null
    public static native <E> List<E> of(E... all);
    //@ ensures \result != null
    public static native <E> List<E> copyOf(Collection<? extends E> c);
}
