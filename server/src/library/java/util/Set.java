// What the checker believes of java.util.Set and SortedSet: a set. Contents are not modelled: what is found in it may be anything, null too.
// It may ask the objects in it `equals`, `hashCode` and `compareTo`; what is put into it is known to others from then on.
package java.util;

import calvin.Asks;
import calvin.Mutates;
import calvin.ThreadUnsafe;
import calvin.Waits;

@ThreadUnsafe
@Waits
public interface Set<E> extends Collection<E> {
    //@ ensures \result != null
    @Asks("nothing")
    public static native <E> Set<E> of();
    //@ ensures \result != null
    //@ exsures (NullPointerException e) a == null
    @Asks("nothing")
    public static native <E> Set<E> of(E a) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) a == null || b == null
    public static native <E> Set<E> of(E a, E b) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    public static native <E> Set<E> of(E a, E b, E c) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    public static native <E> Set<E> of(E a, E b, E c, E d) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    public static native <E> Set<E> of(E a, E b, E c, E d, E e) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    public static native <E> Set<E> of(E a, E b, E c, E d, E e, E f) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    public static native <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    public static native <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    public static native <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    public static native <E> Set<E> of(E a, E b, E c, E d, E e, E f, E g, E h, E i, E j) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    public static native <E> Set<E> of(E... all) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    @Waits
    public static native <E> Set<E> copyOf(Collection<? extends E> c) throws NullPointerException, ConcurrentModificationException;
}

@ThreadUnsafe
@Waits
public interface SortedSet<E> extends Set<E> {
    default native E first() throws NoSuchElementException;
    default native E last() throws NoSuchElementException;
}
