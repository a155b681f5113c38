// What the checker believes of the thread-safe collections: any thread may use them at any time, one call is one step, two calls are not. Contents are not modelled.
package java.util.concurrent;

import calvin.Mutates;
import calvin.ThreadSafe;
import calvin.Waits;
import java.io.Serializable;
import java.util.*;

@ThreadSafe
public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    public CopyOnWriteArrayList() { }
    @Waits
    public CopyOnWriteArrayList(Collection<? extends E> c) throws NullPointerException, ConcurrentModificationException { }
    public native boolean addIfAbsent(E e);
}

@ThreadSafe
public class CopyOnWriteArraySet<E> extends java.util.AbstractSet<E> implements Set<E>, Serializable {
    public CopyOnWriteArraySet() { }
}

@ThreadSafe
public class ConcurrentLinkedQueue<E> extends java.util.AbstractQueue<E> implements Queue<E>, Serializable {
    public ConcurrentLinkedQueue() { }
}

@ThreadSafe
public class ConcurrentLinkedDeque<E> extends java.util.AbstractCollection<E> implements Deque<E>, Serializable {
    public ConcurrentLinkedDeque() { }
}
