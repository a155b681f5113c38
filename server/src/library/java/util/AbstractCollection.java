// What the checker believes of the classes that collections are written from: that an object of one is a collection, a list, a set, a queue or a map, and that its methods may run what the class below has of its own.
package java.util;

import calvin.Asks;

public abstract class AbstractCollection<E> implements Collection<E> {
    @Asks("nothing")
    protected AbstractCollection() { }
}

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    @Asks("nothing")
    protected AbstractList() { }
}

public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    @Asks("nothing")
    protected AbstractSequentialList() { }
}

public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    @Asks("nothing")
    protected AbstractSet() { }
}

public abstract class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
    @Asks("nothing")
    protected AbstractQueue() { }
}

public abstract class AbstractMap<K, V> implements Map<K, V> {
    @Asks("nothing")
    protected AbstractMap() { }
}
