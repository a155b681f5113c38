// What the checker believes of the ordinary collections of java.util: what their interfaces say. They may not be used by two threads at once.
package java.util;

import calvin.Asks;
import calvin.AsksHeld;
import calvin.Exactly;
import calvin.Mutates;
import calvin.Runs;
import calvin.ThreadUnsafe;
import calvin.Waits;
import java.io.Serializable;

@ThreadUnsafe
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    public HashMap() { }
    public HashMap(int initialCapacity) throws IllegalArgumentException { }
    public HashMap(int initialCapacity, float loadFactor) throws IllegalArgumentException { }
    @Waits
    public HashMap(Map<? extends K, ? extends V> m) throws NullPointerException, ConcurrentModificationException { }
    @Exactly
    @AsksHeld("nothing")
    public native boolean containsKey(Object key);
    @Exactly
    @AsksHeld("nothing")
    public native boolean containsValue(Object value);
    @Exactly
    @AsksHeld("nothing")
    public native V get(Object key);
    @Exactly
    @AsksHeld("nothing")
    public native V getOrDefault(Object key, V defaultValue);
    @Exactly
    @AsksHeld("compareTo")
    @Mutates
    public native V put(K key, V value);
    @Exactly
    @AsksHeld("nothing")
    @Mutates
    public native V remove(Object key);
    @Exactly
    @AsksHeld("nothing")
    @Mutates
    public native boolean remove(Object key, Object value);
    @Exactly
    @AsksHeld("compareTo")
    @Mutates
    public native V putIfAbsent(K key, V value);
    @Exactly
    @Mutates
    public native V replace(K key, V value);
    @Exactly
    @Mutates
    public native boolean replace(K key, V oldValue, V newValue);
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void clear();
}

@ThreadUnsafe
public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
    public LinkedHashMap() { }
    public LinkedHashMap(int initialCapacity) throws IllegalArgumentException { }
    public LinkedHashMap(int initialCapacity, float loadFactor) throws IllegalArgumentException { }
    // In the order of access `get` moves what it finds: who looks for races counts that as a write.
    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) throws IllegalArgumentException { }
    @Waits
    public LinkedHashMap(Map<? extends K, ? extends V> m) throws NullPointerException, ConcurrentModificationException { }
}

@ThreadUnsafe
public class TreeMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, Serializable {
    public TreeMap() { }
    @Waits
    @Runs("putAll/1 put/2")
    public TreeMap(Map<? extends K, ? extends V> m) throws NullPointerException, ClassCastException, ConcurrentModificationException { }
    public TreeMap(Comparator<? super K> comparator) throws NullPointerException { }
    @Exactly
    public native boolean containsKey(Object key) throws ClassCastException, NullPointerException;
    @Exactly
    public native boolean containsValue(Object value);
    @Exactly
    public native V get(Object key) throws ClassCastException, NullPointerException;
    @Exactly
    @Mutates
    public native V put(K key, V value) throws ClassCastException, NullPointerException;
    @Exactly
    @Mutates
    public native V remove(Object key) throws ClassCastException, NullPointerException;
    @Exactly
    @Mutates
    @Asks("nothing")
    public native void clear();
}

@ThreadUnsafe
public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
    public WeakHashMap() { }
}

@ThreadUnsafe
public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Serializable, Cloneable {
    public IdentityHashMap() { }
}

