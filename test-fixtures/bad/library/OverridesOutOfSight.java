//- verdict: failed
// Overrides that do not stand where the library's type is named, and of members that the stubs leave out: the library runs them all the same.
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

class OverridesOutOfSight {
    static class Base {
        //@ guarded_by holder == tid
        int count;
        public synchronized int compareTo(Object o) {
            count++;
//          ^^^^^^^ error[modifies]: /this step \(it writes `count`\) is not allowed here: `OverridesOutOfSight\.Base\.compareTo` overrides a method of the library that may be called anywhere and is believed to change nothing/
            return 0;
        }
    }
    static class Below extends Base implements Comparable<Object> { }

    static class Odd extends Random {
        protected int next(int bits) { return -5; }
    }
    static int drawn(Odd odd) {
        if (odd == null) return 0;
        int n = odd.nextInt(10);
        //      ^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Random\.nextInt\(int\)`, which may run `OverridesOutOfSight\.Odd\.next`: that overrides `Random\.next`, of which nothing is known here, so neither is what the call gives/
        //@ assert 0 <= n
        return n;
    }

    static class Counting<K, V> extends LinkedHashMap<K, V> {
        int evicted;
        //  ^^^^^^^ information[unguarded-field]: /`evicted` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            evicted++;
            return false;
        }
    }
    static void put(Map<String, String> map) {
        if (map == null) return;
        map.put("a", "b");
//      ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Map\.put`, in which the library may run `OverridesOutOfSight\.Counting\.removeEldestEntry`: that may change something or wait, and it is not known when it is run/
    }

    static class Failing extends RuntimeException {
        public Throwable fillInStackTrace() { throw new IllegalStateException(); }
    }
    static void made() {
        int x = 0, y = 0;
        try { x++; new Failing(); y++; } catch (IllegalStateException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }

    static class Steps implements Iterator<Object> {
        int step;
        //  ^^^^ information[unguarded-field]: /`step` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
        public boolean hasNext() { return step < 3; }
        public Object next() { step++; return this; }
    }
    static class Bag extends ArrayList<Object> {
        public Iterator<Object> iterator() { return new Steps(); }
    }
    static void within(Collection<Object> all, List<Object> some) {
        if (all == null || some == null) return;
        all.containsAll(some);
//      ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Collection\.containsAll`, in which the library may run `OverridesOutOfSight\.Counting\.removeEldestEntry`: that may change something or wait, and it is not known when it is run/
    }
}
