// What the checker believes of java.util.Queue and Deque: a queue. Contents are not modelled: what is found in it may be anything, null too.
// It may ask the objects in it `equals`, `hashCode` and `compareTo`; what is put into it is known to others from then on.
package java.util;

import calvin.Asks;
import calvin.Mutates;
import calvin.ThreadUnsafe;

@ThreadUnsafe
public interface Queue<E> extends Collection<E> {
    @Mutates
    @Asks({"compareTo", "compare"})
    default native boolean offer(E e) throws ClassCastException, NullPointerException, IllegalArgumentException;
    @Mutates
    @Asks({"compareTo", "compare"})
    default native E remove() throws NoSuchElementException;
    @Mutates
    @Asks({"compareTo", "compare"})
    default native E poll();
    @Asks("nothing")
    default native E element() throws NoSuchElementException;
    @Asks("nothing")
    default native E peek();
}

@ThreadUnsafe
public interface Deque<E> extends Queue<E> {
    @Mutates
    @Asks("nothing")
    default native void addFirst(E e) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    @Asks("nothing")
    default native void addLast(E e) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    @Asks("nothing")
    default native void push(E e) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    @Asks("nothing")
    default native boolean offerFirst(E e) throws ClassCastException, NullPointerException;
    @Mutates
    @Asks("nothing")
    default native boolean offerLast(E e) throws ClassCastException, NullPointerException;
    @Mutates
    @Asks("nothing")
    default native E removeFirst() throws NoSuchElementException;
    @Mutates
    @Asks("nothing")
    default native E removeLast() throws NoSuchElementException;
    @Mutates
    @Asks("nothing")
    default native E pop() throws NoSuchElementException;
    @Mutates
    @Asks("nothing")
    default native E pollFirst();
    @Mutates
    @Asks("nothing")
    default native E pollLast();
    @Asks("nothing")
    default native E getFirst() throws NoSuchElementException;
    @Asks("nothing")
    default native E getLast() throws NoSuchElementException;
    @Asks("nothing")
    default native E peekFirst();
    @Asks("nothing")
    default native E peekLast();
    //@ ensures \result != null && \typeof(\result) <: \type(calvin.LibraryIterator)
    @Asks("nothing")
    default native Iterator<E> descendingIterator();
}
