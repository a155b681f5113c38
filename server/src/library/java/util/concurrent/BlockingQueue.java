// What the checker believes of the blocking queues: any thread may use them at any time; `put` and `take` may wait and be interrupted. Contents are not modelled,
// but for what is taken from one never being null.
package java.util.concurrent;

import calvin.Mutates;
import calvin.ThreadSafe;
import java.util.*;

@ThreadSafe
public interface BlockingQueue<E> extends Queue<E> {
    default native void put(E e) throws InterruptedException, NullPointerException;
    //@ ensures \result != null
    default native E take() throws InterruptedException;
    default native boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException, NullPointerException;
    default native E poll(long timeout, TimeUnit unit) throws InterruptedException;
    //@ ensures \result >= 0
    default native int remainingCapacity();
}

@ThreadSafe
class ArrayBlockingQueue<E> implements BlockingQueue<E> {
    public ArrayBlockingQueue(int capacity) throws IllegalArgumentException { }
    public ArrayBlockingQueue(int capacity, boolean fair) throws IllegalArgumentException { }
}

@ThreadSafe
class LinkedBlockingQueue<E> implements BlockingQueue<E> {
    public LinkedBlockingQueue() { }
    public LinkedBlockingQueue(int capacity) throws IllegalArgumentException { }
}

@ThreadSafe
class SynchronousQueue<E> implements BlockingQueue<E> {
    public SynchronousQueue() { }
}
