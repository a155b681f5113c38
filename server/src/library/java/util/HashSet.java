// What the checker believes of the ordinary collections of java.util: what their interfaces say. They may not be used by two threads at once.
package java.util;

import calvin.ThreadUnsafe;

@ThreadUnsafe
public class HashSet<E> implements Set<E> {
    public HashSet() { }
    public HashSet(int initialCapacity) throws IllegalArgumentException { }
    public HashSet(Collection<? extends E> c) throws NullPointerException { }
}

@ThreadUnsafe
class LinkedHashSet<E> extends HashSet<E> implements Set<E> {
    public LinkedHashSet() { }
    public LinkedHashSet(Collection<? extends E> c) throws NullPointerException { }
}

@ThreadUnsafe
class TreeSet<E> implements SortedSet<E> {
    public TreeSet() { }
    public TreeSet(Collection<? extends E> c) throws NullPointerException { }
    public TreeSet(Comparator<? super E> comparator) throws NullPointerException { }
}

