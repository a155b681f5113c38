// What the checker believes of java.util.Collections. Wrappers are known by what they are for; what they give is not modelled.
package java.util;

import calvin.Asks;
import calvin.Waits;

public class Collections {
    //@ ensures \result != null
    //@ exsures (NullPointerException e) c == null
    @Asks("nothing")
    public static native <T> Collection<T> synchronizedCollection(Collection<T> c) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) list == null
    @Asks("nothing")
    public static native <T> List<T> synchronizedList(List<T> list) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) s == null
    @Asks("nothing")
    public static native <T> Set<T> synchronizedSet(Set<T> s) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) m == null
    @Asks("nothing")
    public static native <K, V> Map<K, V> synchronizedMap(Map<K, V> m) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) c == null
    @Asks("nothing")
    public static native <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) list == null
    @Asks("nothing")
    public static native <T> List<T> unmodifiableList(List<? extends T> list) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) s == null
    @Asks("nothing")
    public static native <T> Set<T> unmodifiableSet(Set<? extends T> s) throws NullPointerException;
    //@ ensures \result != null
    //@ exsures (NullPointerException e) m == null
    @Asks("nothing")
    public static native <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) throws NullPointerException;
    //@ ensures \result != null
    @Asks("nothing")
    public static final native <T> List<T> emptyList();
    //@ ensures \result != null
    @Asks("nothing")
    public static final native <T> Set<T> emptySet();
    //@ ensures \result != null
    @Asks("nothing")
    public static final native <K, V> Map<K, V> emptyMap();
    //@ ensures \result != null
    @Asks("nothing")
    public static native <T> List<T> singletonList(T o);
    //@ ensures \result != null
    @Asks("nothing")
    public static native <T> Set<T> singleton(T o);
    @Waits
    public static native <T> void sort(List<T> list) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, ConcurrentModificationException;
    @Waits
    public static native <T> void sort(List<T> list, Comparator<? super T> c) throws UnsupportedOperationException, ClassCastException, NullPointerException, IllegalArgumentException, ConcurrentModificationException;
    @Waits
    public static native void reverse(List<?> list) throws UnsupportedOperationException, NullPointerException, ConcurrentModificationException;
    @Waits
    public static native void shuffle(List<?> list) throws UnsupportedOperationException, NullPointerException, ConcurrentModificationException;
}
