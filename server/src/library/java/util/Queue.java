// What the checker believes of java.util.Queue and Deque: a queue. Contents are not modelled: what is found in it may be anything, null too.
// It may ask the objects in it `equals`, `hashCode` and `compareTo`; what is put into it is known to others from then on.
package java.util;

import calvin.Mutates;
import calvin.ThreadUnsafe;

@ThreadUnsafe
public interface Queue<E> extends Collection<E> {
    @Mutates
    default native boolean offer(E e) throws ClassCastException, NullPointerException, IllegalArgumentException;
    @Mutates
    default native E remove() throws NoSuchElementException;
    @Mutates
    default native E poll();
    default native E element() throws NoSuchElementException;
    default native E peek();
}

@ThreadUnsafe
public interface Deque<E> extends Queue<E> {
    @Mutates
    default native void addFirst(E e) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    default native void addLast(E e) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    default native void push(E e) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    default native boolean offerFirst(E e) throws ClassCastException, NullPointerException;
    @Mutates
    default native boolean offerLast(E e) throws ClassCastException, NullPointerException;
    @Mutates
    default native E removeFirst() throws NoSuchElementException;
    @Mutates
    default native E removeLast() throws NoSuchElementException;
    @Mutates
    default native E pop() throws NoSuchElementException;
    @Mutates
    default native E pollFirst();
    @Mutates
    default native E pollLast();
    default native E getFirst() throws NoSuchElementException;
    default native E getLast() throws NoSuchElementException;
    default native E peekFirst();
    default native E peekLast();
    //@ ensures \result != null && \typeof(\result) == \type(calvin.LibraryIterator)
    default native Iterator<E> descendingIterator();
}
