//- verdict: failed
//- option: all
//- java-checks: auto
// What overrides a member that the stub leaves out is called back like everything that overrides a member of the library.
import java.util.*;
import com.acme.Foo;

class UnseenOverrides extends LinkedHashMap<String, String> {
    @GuardedBy("this") int n;
    @Override protected boolean removeEldestEntry(Map.Entry<String, String> eldest) { synchronized (this) { n++; } return false; }
    static void put(UnseenOverrides r) { synchronized (r) { int a = r.n; r.put("a", "b"); assert a == r.n; } }
    //                                                                                           ^^^^^^^^ error[assertion]: /`a == r\.n` may not hold here\./
    static void given(UnseenOverrides r) { synchronized (r) { int a = r.n; Foo.use(r); assert a == r.n; } }
    //                                                                                        ^^^^^^^^ error[assertion]: /`a == r\.n` may not hold here\./
}
class UnseenRandom extends Random {
    static final Object L = new Object();
    @GuardedBy("L") static int n;
    @Override protected int next(int bits) { synchronized (L) { n++; } return 1; }
    static void shuffle(List<String> l, UnseenRandom r) { synchronized (L) { int a = n; Collections.shuffle(l, r); assert a == n; } }
    //                                                                                                                    ^^^^^^ error[assertion]: /`a == n` may not hold here\./
}
class UnseenWalk implements Iterable<String> {
    @GuardedBy("this") int n;
    public Iterator<String> iterator() { return Collections.emptyIterator(); }
    public Spliterator<String> spliterator() { synchronized (this) { n++; } return null; }
    static void given(UnseenWalk r) { synchronized (r) { int a = r.n; Foo.use(r); assert a == r.n; } }
    //                                                                                   ^^^^^^^^ error[assertion]: /`a == r\.n` may not hold here\./
}
class UnseenRange extends ArrayList<String> {
    @GuardedBy("this") int n;
    protected void removeRange(int from, int to) { synchronized (this) { n++; } }
    static void clear(UnseenRange r) { synchronized (r) { int a = r.n; r.subList(0, 1).clear(); assert a == r.n; } }
    //                                                                                                 ^^^^^^^^ error[assertion]: /`a == r\.n` may not hold here\./
}
class OwnLoader extends Thread {
    @GuardedBy("this") private int n;
    public ClassLoader getContextClassLoader() { synchronized (this) { n++; } return null; }
    synchronized void make() { int a = n; Thread t = new Thread("x"); assert a == n; }
    //                                                                       ^^^^^^ error[assertion]: /`a == n` may not hold here\./
    public void run() { make(); }
    //                  ^^^^^^ error[assertion]: /`a == n` may not hold here\./
}
