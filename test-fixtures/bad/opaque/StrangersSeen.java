//- verdict: failed
//- option: all
// What is seen as an object only, or lies in a record, an exception or a collection, has a `toString`, an `equals` and a `hashCode` of its own, which call back.
import java.util.*;
import com.acme.Foo;

class StrangersSeen implements Runnable {
  private int x;
  public synchronized void run() { x++; }
  synchronized void a() { Object o = Foo.make(this); x = 1; String s = "" + o; assert x == 1; }
  //                                                                                  ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void b() { Object o = Foo.make(this); x = 1; boolean b = o.equals("a"); assert x == 1; }
  //                                                                    ^^^^^^^^^^^^^ warning[null-dereference]: /`o` may be null here\./
  //                                                                                          ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void c() { Object o = Foo.make(this); x = 1; boolean b = Objects.equals(o, this); assert x == 1; }
  //                                                                                                    ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void d() { Object o = Foo.make(this); x = 1; boolean b = new HashMap<Object,Object>().containsKey(o); assert x == 1; }
  //                                                                                                                        ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void e() { Foo o = Foo.make(this); x = 1; boolean b = o.equals(3); assert x == 1; }
  //                                                                 ^^^^^^^^^^^ warning[null-dereference]: /`o` may be null here\./
  //                                                                                     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void g() { Foo o = Foo.make(this); x = 1; String b = "" + o; assert x == 1; }
  //                                                                               ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void h() { Foo o = Foo.make(this); x = 1; Object p = o; String b = "" + p; assert x == 1; }
  //                                                                                             ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void i() { List<Foo> o = new ArrayList<>(); o.add(Foo.make(this)); x = 1; String b = o.toString(); assert x == 1; }
  //                                                                                                                     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void j() { List<Foo> o = new ArrayList<>(); o.add(Foo.make(this)); x = 1; boolean b = o.contains("a"); assert x == 1; }
  //                                                                                                                         ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void k(Object q) { x = 1; String b = "" + q; assert x == 1; }
  synchronized void l(Object q) { x = 1; int b = q.hashCode(); assert x == 1; }
  //                                             ^^^^^^^^^^^^ warning[null-dereference]: /`q` may be null here\./
  synchronized void m() { Comparable<String> q = Foo.make(this); x = 1; int b = q.compareTo("a"); assert x == 1; }
  //                                                                            ^^^^^^^^^^^^^^^^ warning[null-dereference]: /`q` may be null here\./
  //                                                                                                     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
}
class StrangersWithin implements Runnable {
  private int x;
  public synchronized void run() { x++; }
  record R(Object o, List<String> l) { }
  synchronized void a() { R r = new R(Foo.make(this), null); x = 1; String s = "" + r; assert x == 1; }
  //                                                                                          ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void b() { R r = new R(null, Foo.make(this)); x = 1; boolean s = r.equals(new R(null, null)); assert x == 1; }
  //                                                                                                                ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void c() { R r = new R(null, Foo.make(this)); x = 1; int s = r.hashCode(); assert x == 1; }
  //                                                                                             ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void d() { R r = new R(null, Foo.make(this)); x = 1; List<R> l = new ArrayList<>(); l.add(r); l.contains(r); assert x == 1; }
  //                                                                                                                               ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void e() { List<String> r = Foo.make(this); x = 1; List<Object> l = new ArrayList<>(); l.add(r); l.contains("a"); assert x == 1; }
  //                                                                                                                                    ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void f() { List<String> r = Foo.make(this); x = 1; String s = "a" + r; assert x == 1; }
  //                                                                                         ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void g() { List<String> r = Foo.make(this); x = 1; Set<Object> s = new HashSet<>(r); assert x == 1; }
  //                                                                                                       ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void h() { List<String> r = Foo.make(this); x = 1; String s = String.valueOf(r); assert x == 1; }
  //                                                                                                   ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void i() { List<String> r = Foo.make(this); x = 1; boolean s = Objects.equals(r, this); assert x == 1; }
  //                                                                                                          ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void j() { AutoCloseable r = Foo.make(this); x = 1; try (r) { } catch (Exception e) { } assert x == 1; }
  //                                                                                                          ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void k() { Object r = Foo.make(this); x = 1; Object[] a = {r}; String s = Arrays.toString(a); assert x == 1; }
  //                                                                                                                ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void l() { RuntimeException r = Foo.make(this); x = 1; try { throw r; } catch (RuntimeException e) { String m = e.getMessage(); } assert x == 1; }
  //                                                                              ^ warning[null-dereference]: /`r` may be null here\./
  //                                                                                                                                                    ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void m() { RuntimeException r = Foo.make(this); x = 1; Exception q = new Exception(r); assert x == 1; }
  //                                                                                                         ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void n() { CharSequence r = Foo.make(this); x = 1; StringBuilder sb = new StringBuilder(r); assert x == 1; }
  //                                                                                                              ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void o() { CharSequence r = Foo.make(this); x = 1; StringBuilder sb = new StringBuilder(); sb.append(r); assert x == 1; }
  //                                                                                                                           ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void p() { Object r = Foo.make(this); x = 1; StringBuilder sb = new StringBuilder(); sb.append(r); assert x == 1; }
  //                                                                                                                     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void q() { Object r = Foo.make(this); x = 1; System.out.println(r); assert x == 1; }
  //                                                                                      ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void r() { Object r = Foo.make(this); x = 1; assert r == this : "m" + r; assert x == 1; }
  //                                                               ^^^^^^^^^ error[assertion]: /`r == this` may not hold here\./
  synchronized void s() { Object r = Foo.make(this); x = 1; Error e = new AssertionError(r); assert x == 1; }
  //                                                                                                ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void own() { Object r = Foo.make(this); x = 1; assert x == 1; }
}
