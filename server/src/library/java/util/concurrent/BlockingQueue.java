// What the checker believes of the blocking queues: any thread may use them at any time; `put` and `take` may wait and be interrupted. Contents are not modelled,
// but for what is taken from one never being null.
package java.util.concurrent;

import calvin.Asks;
import calvin.Mutates;
import calvin.ThreadSafe;
import java.io.Serializable;
import java.util.*;

@ThreadSafe
public interface BlockingQueue<E> extends Queue<E> {
    @Asks({"compareTo", "compare"})
    default native void put(E e) throws InterruptedException, NullPointerException, ClassCastException, IllegalArgumentException;
    //@ ensures \result != null
    @Asks({"compareTo", "compare"})
    default native E take() throws InterruptedException;
    @Asks({"compareTo", "compare"})
    default native boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException, NullPointerException, ClassCastException, IllegalArgumentException;
    //@ exsures (NullPointerException e) unit == null
    @Asks({"compareTo", "compare"})
    default native E poll(long timeout, TimeUnit unit) throws InterruptedException, NullPointerException;
    //@ ensures \result >= 0
    @Asks("nothing")
    default native int remainingCapacity();
}

@ThreadSafe
public class ArrayBlockingQueue<E> extends java.util.AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    public ArrayBlockingQueue(int capacity) throws IllegalArgumentException { }
    public ArrayBlockingQueue(int capacity, boolean fair) throws IllegalArgumentException { }
}

@ThreadSafe
public class LinkedBlockingQueue<E> extends java.util.AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    public LinkedBlockingQueue() { }
    public LinkedBlockingQueue(int capacity) throws IllegalArgumentException { }
}

@ThreadSafe
public class SynchronousQueue<E> extends java.util.AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    public SynchronousQueue() { }
}
