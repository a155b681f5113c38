// What the checker believes of the ordinary collections of java.util: what their interfaces say, but for views: these are none. They may not be used by two threads at once.
package java.util;

import calvin.Asks;
import calvin.AsksHeld;
import calvin.Exactly;
import calvin.Mutates;
import calvin.Runs;
import calvin.ThreadUnsafe;
import calvin.Waits;
import java.io.Serializable;

@ThreadUnsafe
public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    public ArrayList() { }
    public ArrayList(int initialCapacity) throws IllegalArgumentException { }
    @Waits
    public ArrayList(Collection<? extends E> c) throws NullPointerException, ConcurrentModificationException { }
    //@ ensures \result >= 0
    @Asks("nothing")
    public native int size();
    @Asks("nothing")
    public native boolean isEmpty();
    @Exactly
    @Mutates
    @Asks("nothing")
    public native boolean add(E e);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void add(int index, E element) throws IndexOutOfBoundsException;
    @Exactly
    @Asks("nothing")
    public native E get(int index) throws IndexOutOfBoundsException;
    @Exactly
    @Mutates
    @Asks("nothing")
    public native E set(int index, E element) throws IndexOutOfBoundsException;
    @Exactly
    @Mutates
    @Asks("nothing")
    public native E remove(int index) throws IndexOutOfBoundsException;
    @Exactly
    @AsksHeld("nothing")
    @Mutates
    public native boolean remove(Object o);
    @Exactly
    @AsksHeld("nothing")
    public native boolean contains(Object o);
    //@ ensures \result >= -1
    @Exactly
    @AsksHeld("nothing")
    public native int indexOf(Object o);
    //@ ensures \result >= -1
    @Exactly
    @AsksHeld("nothing")
    public native int lastIndexOf(Object o);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void clear();
    //@ ensures \result != null && \typeof(\result) <: \type(calvin.LibraryIterator)
    @Exactly
    @Asks("nothing")
    public native Iterator<E> iterator();
    //@ ensures \result != null
    @Exactly
    @Asks("nothing")
    public native Object[] toArray();
}

@ThreadUnsafe
public class LinkedList<E> extends AbstractSequentialList<E> implements List<E>, Deque<E>, Cloneable, Serializable {
    public LinkedList() { }
    @Waits
    @Runs("addAll/1 addAll/2")
    public LinkedList(Collection<? extends E> c) throws NullPointerException, ConcurrentModificationException { }
    //@ ensures \result >= 0
    @Asks("nothing")
    public native int size();
    @Asks("nothing")
    public native boolean isEmpty();
    @Exactly
    @Mutates
    @Asks("nothing")
    public native boolean add(E e);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void add(int index, E element) throws IndexOutOfBoundsException;
    @Exactly
    @Asks("nothing")
    public native E get(int index) throws IndexOutOfBoundsException;
    @Exactly
    @Mutates
    @Asks("nothing")
    public native E set(int index, E element) throws IndexOutOfBoundsException;
    @Exactly
    @Mutates
    @Asks("nothing")
    public native E remove(int index) throws IndexOutOfBoundsException;
    @Exactly
    @AsksHeld("nothing")
    @Mutates
    public native boolean remove(Object o);
    @Exactly
    @AsksHeld("nothing")
    public native boolean contains(Object o);
    //@ ensures \result >= -1
    @Exactly
    @AsksHeld("nothing")
    public native int indexOf(Object o);
    //@ ensures \result >= -1
    @Exactly
    @AsksHeld("nothing")
    public native int lastIndexOf(Object o);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void clear();
    //@ ensures \result != null && \typeof(\result) <: \type(calvin.LibraryIterator)
    @Exactly
    @Asks("nothing")
    public native Iterator<E> iterator();
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void addFirst(E e);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void addLast(E e);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void push(E e);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native boolean offerFirst(E e);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native boolean offerLast(E e);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native boolean offer(E e);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native E remove() throws NoSuchElementException;
    @Exactly
    @Mutates
    @Asks("nothing")
    public native E poll();
}

@ThreadUnsafe
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, Serializable {
    public ArrayDeque() { }
    public ArrayDeque(int numElements) throws IllegalArgumentException { }
    @Waits
    @Runs("addLast/1")
    public ArrayDeque(Collection<? extends E> c) throws NullPointerException, ConcurrentModificationException { }
    //@ ensures \result >= 0
    @Asks("nothing")
    public native int size();
    @Asks("nothing")
    public native boolean isEmpty();
    //@ exsures (NullPointerException x) e == null
    @Exactly
    @Mutates
    @Asks("nothing")
    public native boolean add(E e) throws NullPointerException;
    @Exactly
    @AsksHeld("nothing")
    @Mutates
    public native boolean remove(Object o);
    @Exactly
    @AsksHeld("nothing")
    public native boolean contains(Object o);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void clear();
    //@ ensures \result != null && \typeof(\result) <: \type(calvin.LibraryIterator)
    @Exactly
    @Asks("nothing")
    public native Iterator<E> iterator();
    //@ exsures (NullPointerException x) e == null
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void addFirst(E e) throws NullPointerException;
    //@ exsures (NullPointerException x) e == null
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void addLast(E e) throws NullPointerException;
    //@ exsures (NullPointerException x) e == null
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void push(E e) throws NullPointerException;
    //@ exsures (NullPointerException x) e == null
    @Exactly
    @Mutates
    @Asks("nothing")
    public native boolean offerFirst(E e) throws NullPointerException;
    //@ exsures (NullPointerException x) e == null
    @Exactly
    @Mutates
    @Asks("nothing")
    public native boolean offerLast(E e) throws NullPointerException;
    //@ exsures (NullPointerException x) e == null
    @Exactly
    @Mutates
    @Asks("nothing")
    public native boolean offer(E e) throws NullPointerException;
    @Exactly
    @Mutates
    @Asks("nothing")
    public native E remove() throws NoSuchElementException;
    @Exactly
    @Mutates
    @Asks("nothing")
    public native E poll();
}

@ThreadUnsafe
public class PriorityQueue<E> extends AbstractQueue<E> implements Queue<E>, Serializable {
    public PriorityQueue() { }
    public PriorityQueue(int initialCapacity) throws IllegalArgumentException { }
    @Waits
    public PriorityQueue(Collection<? extends E> c) throws NullPointerException, ClassCastException, ConcurrentModificationException { }
    public PriorityQueue(Comparator<? super E> comparator) throws NullPointerException { }
    //@ ensures \result >= 0
    @Asks("nothing")
    public native int size();
    @Asks("nothing")
    public native boolean isEmpty();
}

public interface RandomAccess {
}
