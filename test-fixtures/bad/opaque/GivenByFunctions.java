//- verdict: failed
//- option: all
// What a function of the program gives to the library that runs it is in what the library puts it into, and comes out of it.
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import com.acme.Foo;

class GivenByFunctions implements Runnable {
    private int x;
    private final Map<String, List<Object>> lists = new ConcurrentHashMap<>();
    private final Map<String, List<Object>> merged = new HashMap<>();
    private final Map<String, List<Object>> known = new HashMap<>();
    private final List<List<Object>> replaced = new ArrayList<>();
    private final AtomicReference<List<Object>> updated = new AtomicReference<>();
    public synchronized void run() { x++; }
    private List<Object> make() { return Foo.list(this); }

    synchronized void put() { lists.computeIfAbsent("a", key -> Foo.list(this)); }
    synchronized void got() { x = 1; lists.get("a").add("b"); assert x == 1; }
    //                               ^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`lists\.get\("a"\)` may be null here\./
    //                                                               ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void atOnce() { List<Object> l = lists.computeIfAbsent("a", key -> { return make(); }); x = 1; l.add("b"); assert x == 1; }
    //                                                                                                          ^^^^^^^^^^ warning[null-dereference]: /`l` may be null here\./
    //                                                                                                                             ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void merge() { merged.merge("a", new ArrayList<>(), (old, other) -> make()); x = 1; merged.get("a").add("b"); assert x == 1; }
    //                                                                                               ^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`merged\.get\("a"\)` may be null here\./
    //                                                                                                                                ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void replace() { replaced.replaceAll(old -> Foo.list(this)); x = 1; replaced.get(0).add("b"); assert x == 1; }
    //                                                                               ^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`replaced\.get\(0\)` may be null here\./
    //                                                                                                                ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void update() { updated.updateAndGet(old -> Foo.list(this)); x = 1; updated.get().add("b"); assert x == 1; }
    //                                                                               ^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`updated\.get\(\)` may be null here\./
    //                                                                                                              ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void compared() { List<String> l = new ArrayList<>(); x = 1; l.sort(Comparator.comparing(one -> Foo.key(this))); assert x == 1; }
    //                                                                                                                                   ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void kept() { List<Object> l = known.computeIfAbsent("a", key -> new ArrayList<>()); l.add(Foo.list(this)); x = 1; boolean b = known.get("a").contains("b"); assert x == 1; }
    //                                                                                                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`known\.get\("a"\)` may be null here\./
    //                                                                                                                                                                               ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
}
