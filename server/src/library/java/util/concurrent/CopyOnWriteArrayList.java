// What the checker believes of the thread-safe collections: any thread may use them at any time, one call is one step, two calls are not. Contents are not modelled.
package java.util.concurrent;

import calvin.Mutates;
import calvin.ThreadSafe;
import java.util.*;

@ThreadSafe
public class CopyOnWriteArrayList<E> implements List<E> {
    public CopyOnWriteArrayList() { }
    public CopyOnWriteArrayList(Collection<? extends E> c) throws NullPointerException { }
    public native boolean addIfAbsent(E e);
}

@ThreadSafe
class CopyOnWriteArraySet<E> implements Set<E> {
    public CopyOnWriteArraySet() { }
}

@ThreadSafe
class ConcurrentLinkedQueue<E> implements Queue<E> {
    public ConcurrentLinkedQueue() { }
}

@ThreadSafe
class ConcurrentLinkedDeque<E> implements Deque<E> {
    public ConcurrentLinkedDeque() { }
}
