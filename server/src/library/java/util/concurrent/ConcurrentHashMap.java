// What the checker believes of the concurrent maps: any thread may use them at any time, one call is one step, two calls are not. Contents are not modelled.
package java.util.concurrent;

import calvin.Mutates;
import calvin.Runs;
import calvin.ThreadSafe;
import calvin.Waits;
import java.io.Serializable;
import java.util.*;

@ThreadSafe
public class ConcurrentHashMap<K, V> extends java.util.AbstractMap<K, V> implements ConcurrentMap<K, V>, Serializable {
    public ConcurrentHashMap() { }
    public ConcurrentHashMap(int initialCapacity) throws IllegalArgumentException { }
    @Waits
    @Runs("putAll/1")
    public ConcurrentHashMap(Map<? extends K, ? extends V> m) throws NullPointerException, ConcurrentModificationException { }
}

@ThreadSafe
public interface ConcurrentMap<K, V> extends Map<K, V> {
}

@ThreadSafe
public class ConcurrentSkipListMap<K, V> extends java.util.AbstractMap<K, V> implements ConcurrentMap<K, V>, Cloneable, Serializable {
    public ConcurrentSkipListMap() { }
}
