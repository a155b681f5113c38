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
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, Serializable {
    public HashSet() { }
    public HashSet(int initialCapacity) throws IllegalArgumentException { }
    @Waits
    @Runs("addAll/1 add/1")
    public HashSet(Collection<? extends E> c) throws NullPointerException, ConcurrentModificationException { }
    //@ ensures \result >= 0
    @Asks("nothing")
    public native int size();
    @Asks("nothing")
    public native boolean isEmpty();
    @Exactly
    @AsksHeld("compareTo")
    @Mutates
    public native boolean add(E e);
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
}

@ThreadUnsafe
public class LinkedHashSet<E> extends HashSet<E> implements Set<E> {
    public LinkedHashSet() { }
    @Waits
    @Runs("addAll/1 add/1")
    public LinkedHashSet(Collection<? extends E> c) throws NullPointerException, ConcurrentModificationException { }
}

@ThreadUnsafe
public class TreeSet<E> extends AbstractSet<E> implements SortedSet<E>, Cloneable, Serializable {
    public TreeSet() { }
    @Waits
    @Runs("addAll/1 add/1")
    public TreeSet(Collection<? extends E> c) throws NullPointerException, ClassCastException, ConcurrentModificationException { }
    public TreeSet(Comparator<? super E> comparator) throws NullPointerException { }
    //@ ensures \result >= 0
    @Asks("nothing")
    public native int size();
    @Asks("nothing")
    public native boolean isEmpty();
    @Exactly
    @Mutates
    public native boolean add(E e) throws ClassCastException, NullPointerException;
    @Exactly
    @Mutates
    public native boolean remove(Object o) throws ClassCastException, NullPointerException;
    @Exactly
    public native boolean contains(Object o) throws ClassCastException, NullPointerException;
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void clear();
    //@ ensures \result != null && \typeof(\result) <: \type(calvin.LibraryIterator)
    @Exactly
    @Asks("nothing")
    public native Iterator<E> iterator();
}

