//- verdict: failed
//- option: all
//- java-checks: auto
// An array whose elements are protected goes into a collection, or out of a function, and code without source uses its elements then.
import java.util.*;
import java.util.concurrent.*;

class ArraysPassedOn {
    @GuardedBy("this") private final int[] ints = new int[2];
    private final List<int[]> kept = new CopyOnWriteArrayList<>();
    private final ConcurrentHashMap<String, int[]> named = new ConcurrentHashMap<>();
    synchronized void look() { ints[0] = 1; ints[1] = 0; assert ints[0] == 1; }
    synchronized void add() { kept.add(ints); }
    //                        ^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    void sortAll() { kept.forEach(Arrays::sort); }
    synchronized void put() { named.put("a", ints); }
    //                        ^^^^^^^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    void sortOne() { named.computeIfPresent("a", (k, v) -> { Arrays.sort(v); return v; }); }
    void given() { Optional.of(1).map(x -> ints).ifPresent(Arrays::sort); }
    //                                     ^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    void local() { ThreadLocal<int[]> t = ThreadLocal.withInitial(() -> ints); Arrays.sort(t.get()); }
    //                                                                  ^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    synchronized boolean has() { return kept.contains(ints); }
}
