//- verdict: failed
//- option: all
// What comes out of a container is filled: what was put into the container holds it, by whatever name.
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.*;
import com.acme.Foo;

class StrangersInside implements Runnable {
    private int x;
    public synchronized void run() { x++; }

    synchronized void inMap() { List<Object> l = new ArrayList<>(); Map<String, List<Object>> m = new HashMap<>(); m.put("a", l); List<Object> in = m.get("a"); if (in == null) return; in.add(Foo.make(this)); Object o = l.get(0); x = 1; String t = "" + o; assert x == 1; }
    //                                                                                                                                                                                                                                                                ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void inList() { List<Object> l = new ArrayList<>(); List<List<Object>> m = new ArrayList<>(); m.add(l); List<Object> in = m.get(0); if (in == null) return; in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                                                                                      ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void inReference() { List<Object> l = new ArrayList<>(); AtomicReference<List<Object>> r = new AtomicReference<>(l); List<Object> in = r.get(); if (in == null) return; in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                                                                                                  ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void inSetReference() { List<Object> l = new ArrayList<>(); AtomicReference<List<Object>> r = new AtomicReference<>(); r.set(l); List<Object> in = r.get(); if (in == null) return; in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                                                                                                              ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void inArray() { List<Object> l = new ArrayList<>(); List<?>[] m = {l}; List<Object> in = (List<Object>) m[0]; if (in == null) return; in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                                                                 ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void inElement() { List<Object> l = new ArrayList<>(); List<?>[] m = new List<?>[1]; m[0] = l; List<Object> in = (List<Object>) m[0]; if (in == null) return; in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                                                                                        ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void inRows() { Object[] a = new Object[2]; Object[][] b = {a}; b[0][1] = Foo.make(this); Object o = a[1]; x = 1; String t = "" + o; assert x == 1; }
    //                                                                                                                                                       ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void inSupplier() { List<Object> l = new ArrayList<>(); Supplier<List<Object>> s = () -> l; List<Object> in = s.get(); if (in == null) return; in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                                                                         ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    static class Source implements Supplier<List<Object>> { final List<Object> kept = new ArrayList<>(); public List<Object> get() { return kept; } }
    synchronized void inSource() { Source own = new Source(); Supplier<List<Object>> s = own; List<Object> in = s.get(); if (in == null) return; in.add(Foo.make(this)); x = 1; String t = own.kept.toString(); assert x == 1; }
    //                                                                                                                                                                                                                 ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void computed() { List<Object> l = new ArrayList<>(); Map<String, List<Object>> m = new ConcurrentHashMap<>(); List<Object> in = m.computeIfAbsent("a", k -> l); if (in == null) return; in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                                                                                                                   ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void computedBefore() { List<Object> l = new ArrayList<>(); Map<String, List<Object>> m = new ConcurrentHashMap<>(); m.computeIfAbsent("a", k -> l); List<Object> in = m.get("a"); if (in == null) return; in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                                                                                                                                     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void walked() { List<Object> l = new ArrayList<>(); List<List<Object>> m = new ArrayList<>(); m.add(l); for (List<Object> in : m) if (in != null) in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                                                                            ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void forEach() { List<Object> l = new ArrayList<>(); List<List<Object>> m = new ArrayList<>(); m.add(l); Object f = Foo.make(this); m.forEach(in -> in.add(f)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                               ^^^^^^^^^ warning[null-dereference]: /`in` may be null here\./
    //                                                                                                                                                                                                                  ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void forEachCopied() { List<Object> l = new ArrayList<>(); List<List<Object>> m = new ArrayList<>(); m.add(l); Object f = Foo.make(this); m.forEach(in -> put(in, f)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                     ^^^^^^^^^^ warning[null-dereference]: /`same` may be null here\./
    //                                                                                                                                                                                                                         ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    private static void put(List<Object> to, Object what) { List<Object> same = to; same.add(what); }
    synchronized void entries() { List<Object> l = new ArrayList<>(); Map<String, List<Object>> m = new HashMap<>(); m.put("a", l); for (Map.Entry<String, List<Object>> e : m.entrySet()) { List<Object> in = e.getValue(); if (in != null) in.add(Foo.make(this)); } x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                                                                         ^^^^^^^^^^^^ warning[null-dereference]: /`e` may be null here\./
    //                                                                                                                                                                                                                                                                                                        ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void optional() { List<Object> l = new ArrayList<>(); Optional<List<Object>> m = Optional.of(l); List<Object> in = m.get(); in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                              ^^^^^^^ warning[null-dereference]: /`m` may be null here\./
    //                                                                                                                                       ^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`in` may be null here\./
    //                                                                                                                                                                                                      ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    record Box(List<Object> inside) { }
    synchronized void record() { List<Object> l = new ArrayList<>(); Box b = new Box(l); b.inside().add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                                          ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
}
