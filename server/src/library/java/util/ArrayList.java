// What the checker believes of the ordinary collections of java.util: what their interfaces say, but for views: these are none. They may not be used by two threads at once.
package java.util;

import calvin.Asks;
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
