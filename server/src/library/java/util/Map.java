// What the checker believes of java.util.Map: a map from keys to values. Contents are not modelled: what is found in it may be anything, null too.
// It may ask the objects in it `equals`, `hashCode` and `compareTo`; what is put into it is known to others from then on.
package java.util;

import calvin.Asks;
import calvin.Mutates;
import calvin.ThreadUnsafe;
import calvin.Waits;

@ThreadUnsafe
@Waits
public interface Map<K, V> {
    //@ ensures \result >= 0
    @Asks("nothing")
    default native int size();
    @Asks("nothing")
    default native boolean isEmpty();
    default native boolean containsKey(Object key) throws ClassCastException, NullPointerException;
    default native boolean containsValue(Object value) throws ClassCastException, NullPointerException;
    default native V get(Object key) throws ClassCastException, NullPointerException;
    default native V getOrDefault(Object key, V defaultValue) throws ClassCastException, NullPointerException;
    @Mutates
    default native V put(K key, V value) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    default native V remove(Object key) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    default native boolean remove(Object key, Object value) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    default native void putAll(Map<? extends K, ? extends V> m) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    default native void clear() throws UnsupportedOperationException;
    @Mutates
    default native V putIfAbsent(K key, V value) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    default native V replace(K key, V value) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    @Mutates
    default native boolean replace(K key, V oldValue, V newValue) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    //@ ensures \result != null
    @Asks("nothing")
    default native Set<K> keySet();
    //@ ensures \result != null
    @Asks("nothing")
    default native Collection<V> values();
    //@ ensures \result != null
    @Asks("nothing")
    default native Set<Map.Entry<K, V>> entrySet();
    //@ ensures \result != null
    @Asks("nothing")
    public static native <K, V> Map<K, V> of();
    //@ ensures \result != null
    //@ exsures (NullPointerException e) a == null || b == null
    @Asks("nothing")
    public static native <K, V> Map<K, V> of(K a, V b) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) a == null || b == null || c == null || d == null
    public static native <K, V> Map<K, V> of(K a, V b, K c, V d) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result != null
    @Waits
    public static native <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> m) throws NullPointerException, ConcurrentModificationException;

    @ThreadUnsafe
    interface Entry<K, V> {
        @Asks("nothing")
        default native K getKey() throws IllegalStateException;
        @Asks("nothing")
        default native V getValue() throws IllegalStateException;
        @Mutates
        default native V setValue(V value) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, IllegalStateException;
    }
}
