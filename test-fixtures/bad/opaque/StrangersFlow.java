//- verdict: failed
//- option: all
// The ways by which such an object comes to where it is asked.
import java.util.*;
import java.util.function.*;
import com.acme.Foo;

class StrangersFlow implements Runnable {
    private int x;
    private final List<Object> list = new ArrayList<>();
    private final Object[] array = new Object[3];
    public synchronized void run() { x++; }

    interface Source { Object get(); }
    class Given implements Source { public Object get() { return Foo.make(StrangersFlow.this); } }
    interface Shape { }
    record Round(Object inside) implements Shape { }

    synchronized void overridden(Source s) { if (s == null) return; Object o = s.get(); x = 1; String t = "" + o; assert x == 1; }
    //                                                                                                                   ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void bound(Object k) { Object o = Foo.make(this); if (!(o instanceof List<?> l)) return; x = 1; String t = "" + l; assert x == 1; }
    //                                                                                                                                     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void chosen(int k) { Object o = switch (k) { case 1 -> Foo.make(this); default -> "a"; }; x = 1; String t = "" + o; assert x == 1; }
    //                                                                                                                                      ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void alias() { List<Object> l = list; l.add(Foo.make(this)); x = 1; String t = list.toString(); assert x == 1; }
    //                                                                                                                  ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void elements() { array[1] = Foo.make(this); for (Object o : array) { x = 1; String t = "" + o; assert x == 1; } }
    //                                                                                                                  ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void functions() { Supplier<Object> s = () -> Foo.make(this); Object o = s.get(); x = 1; String t = "" + o; assert x == 1; }
    //                                                                                                                              ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void shapes() { Shape s = new Round(Foo.make(this)); x = 1; String t = "" + s; assert x == 1; }
    //                                                                                                 ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void parts(Object any) { Object s = new Round(Foo.make(this)); if (s instanceof Round(Object in)) { x = 1; String t = "" + in; assert x == 1; } }
    //                                                                                                                                                 ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void nested() { Map<String, List<Object>> m = new HashMap<>(); m.put("a", new ArrayList<>()); List<Object> in = m.get("a"); if (in == null) return; in.add(Foo.make(this)); x = 1; int h = m.hashCode(); assert x == 1; }
    //                                                                                                                                                                                                                           ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void helper() { Object o = through(Foo.make(this)); x = 1; int h = o.hashCode(); assert x == 1; }
    //                                                                              ^^^^^^^^^^^^ warning[null-dereference]: /`o` may be null here\./
    //                                                                                                   ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    private Object through(Object o) { return o; }
    synchronized void thrown() { try { Foo.make(this); } catch (RuntimeException e) { x = 1; String t = e.getMessage(); assert x == 1; } }
    //                                                                                                                         ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void thrownBelow() { try { through(Foo.class.getName()); below(); } catch (RuntimeException e) { x = 1; String t = "" + e; assert x == 1; } }
    //                                              ^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`Foo\.class` may be null here\./
    //                                                                                                                                             ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    private void below() { Foo.make(this); }
    static class Own extends ArrayList<Object> { }
    synchronized void subclass() { Own o = new Own(); o.add(Foo.make(this)); x = 1; boolean b = o.contains("a"); assert x == 1; }
    //                                                                                                                  ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    static class Failed extends RuntimeException { Failed(Throwable t) { super(t); } }
    synchronized void cause() { Throwable t = Foo.make(this); Failed f = new Failed(t); x = 1; f.printStackTrace(); assert x == 1; }
    //                                                                                                                     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
}
