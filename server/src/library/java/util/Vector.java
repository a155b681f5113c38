// What the checker believes of the old collections of java.util: their methods hold the monitor of the object, one call at a time. Two calls in a row are not one.
package java.util;

import calvin.Asks;
import calvin.ThreadSafe;
import calvin.Waits;
import java.io.Serializable;

@ThreadSafe
@Waits
public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, Serializable {
    public Vector() { }
    public Vector(int initialCapacity) throws IllegalArgumentException { }
    @Waits
    public Vector(Collection<? extends E> c) throws NullPointerException, ConcurrentModificationException { }
    @Asks("nothing")
    public native void addElement(E obj);
    @Asks("nothing")
    public native E elementAt(int index) throws IndexOutOfBoundsException;
    @Asks("nothing")
    public native E firstElement() throws NoSuchElementException;
    @Asks("nothing")
    public native E lastElement() throws NoSuchElementException;
    public native boolean removeElement(Object obj);
    @Asks("nothing")
    public native void removeElementAt(int index) throws IndexOutOfBoundsException;
    @Asks("nothing")
    public native void removeAllElements();
}

@ThreadSafe
@Waits
public class Stack<E> extends Vector<E> {
    public Stack() { }
    @Asks("nothing")
    public native E push(E item);
    @Asks("nothing")
    public native E pop() throws EmptyStackException;
    @Asks("nothing")
    public native E peek() throws EmptyStackException;
    @Asks("nothing")
    public native boolean empty();
}

@ThreadSafe
@Waits
public class Hashtable<K, V> implements Map<K, V>, Cloneable, Serializable {
    public Hashtable() { }
    public Hashtable(int initialCapacity) throws IllegalArgumentException { }
}

@ThreadSafe
@Waits
public class Properties extends Hashtable<Object, Object> {
    public Properties() { }
    //@ exsures (NullPointerException e) key == null
    public native String getProperty(String key) throws NullPointerException;
    //@ exsures (NullPointerException e) key == null
    public native String getProperty(String key, String defaultValue) throws NullPointerException;
    public native Object setProperty(String key, String value) throws NullPointerException;
}
