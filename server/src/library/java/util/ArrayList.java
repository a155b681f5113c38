// What the checker believes of the ordinary collections of java.util: what their interfaces say. They may not be used by two threads at once.
package java.util;

import calvin.ThreadUnsafe;

@ThreadUnsafe
public class ArrayList<E> implements List<E>, RandomAccess {
    public ArrayList() { }
    public ArrayList(int initialCapacity) throws IllegalArgumentException { }
    public ArrayList(Collection<? extends E> c) throws NullPointerException { }
}

@ThreadUnsafe
class LinkedList<E> implements List<E>, Deque<E> {
    public LinkedList() { }
    public LinkedList(Collection<? extends E> c) throws NullPointerException { }
}

@ThreadUnsafe
class ArrayDeque<E> implements Deque<E> {
    public ArrayDeque() { }
    public ArrayDeque(int numElements) throws IllegalArgumentException { }
    public ArrayDeque(Collection<? extends E> c) throws NullPointerException { }
}

@ThreadUnsafe
class PriorityQueue<E> implements Queue<E> {
    public PriorityQueue() { }
    public PriorityQueue(int initialCapacity) throws IllegalArgumentException { }
    public PriorityQueue(Collection<? extends E> c) throws NullPointerException { }
    public PriorityQueue(Comparator<? super E> comparator) throws NullPointerException { }
}

interface RandomAccess {
}
