//- verdict: failed
//- option: all
// Java sees to it that there is an object, whoever has written the class of which it is.
import java.util.*;
class NullStrangers {
  static void a(List<String> l){ l.forEach(String::length); }
  //                             ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`l` may be null here\./
  static void a2(){ List<String> l = null; l.forEach(String::length); }
  //                                       ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`l` may be null here\./
  static void b(){ com.acme.Thing t = null; t.poke(1); }
  //                                        ^^^^^^^^^ warning[null-dereference]: /`t` may be null here\./
  static void c(){ String s = null; s.chars(); }
  //                                ^^^^^^^^^ warning[null-dereference]: /`s` may be null here\./
  static void d(){ String s = null; s.strip(); }
  //                                ^^^^^^^^^ warning[null-dereference]: /`s` may be null here\./
  static void e(){ com.acme.Thing t = null; int x = t.f; }
  //                                                ^^^ warning[null-dereference]: /`t` may be null here\./
  static void e2(){ com.acme.Thing t = null; t.f = 3; }
  //                                         ^^^^^^^ warning[null-dereference]: /`t` may be null here\./
  static void f(){ com.acme.Thing t = null; synchronized(t) { } }
  //                                                     ^ warning[null-dereference]: /`t` may be null here\./
  static void g(){ com.acme.Thing t = null; for (Object o : t.all()) { } }
  //                                                        ^^^^^^^ warning[null-dereference]: /`t` may be null here\./
  static void h(com.acme.Thing t){ String s = t.get(); s.length(); }
  //                                          ^^^^^^^ warning[null-dereference]: /`t` may be null here\./
  //                                                   ^^^^^^^^^^ warning[null-dereference]: /`s` may be null here\./
  static void i(com.acme.Thing t){ for (String s : t.all()) s.length(); }
  //                                               ^^^^^^^ warning[null-dereference]: /`t` may be null here\./
  //                                                        ^^^^^^^^^^ warning[null-dereference]: /`s` may be null here\./
  static void j(com.acme.Thing t){ int x = t.num; }
  //                                       ^^^^^ warning[null-dereference]: /`t` may be null here\./
  static void k(com.acme.Thing t){ String s = (String) t.num(); }
  //                                                   ^^^^^^^ warning[null-dereference]: /`t` may be null here\./
  static void l(com.acme.Thing t){ Object s = t; String z = (String) s; }
  //                                                        ^^^^^^^^^^ warning[class-cast]: /`s` may not be of type `String` here\./
  static void m(){ int x = com.acme.Thing.box(); }
  static void n(){ com.acme.Thing t = null; Runnable r = t::poke; }
  //                                                     ^^^^^^^ warning[null-dereference]: /`t` may be null here\./
  static void o(){ com.acme.Thing t = null; t.arr[3] = 4; }
  //                                        ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: an element of a value of type `arr`/
  static void p(){ int[] a = com.acme.Thing.arr(); a[0] = 4; }
  //                                               ^^^^ warning[index-out-of-bounds]: /The index `0` may be out of bounds of `a` here\./
  //                                               ^^^^^^^^ warning[null-dereference]: /`a` may be null here\./
  static void q(){ String s = null; switch (s) { case "a": } }
  //                                        ^ warning[null-dereference]: /`s` may be null here\./
  static void r(){ com.acme.Thing[] t = new com.acme.Thing[1]; t[0].poke(); }
  //                                                           ^^^^^^^^^^^ warning[null-dereference]: /`t\[0\]` may be null here\./
  static void s(){ throw com.acme.Thing.ex(); }
  //                     ^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`com\.acme\.Thing\.ex\(\)` may be null here\./
  static void t(){ Collection<String> l = null; l.removeIf(x -> true); }
  //                                            ^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`l` may be null here\./
  static void u(){ Collection<String> l = null; l.stream(); }
  //                                            ^^^^^^^^^^ warning[null-dereference]: /`l` may be null here\./
  static void v(){ Iterable<String> l = null; for (String s : l) { } }
  //                                                          ^ warning[null-dereference]: /`l` may be null here\./
  static void w(){ try (com.acme.Res r = null) { r.go(); } }
  //                                             ^^^^^^ warning[null-dereference]: /`r` may be null here\./
  static void x(){ com.acme.Outer o = null; com.acme.Outer.In i = o.new In(); }
  static void y(){ Map<String,String> m = null; m.forEach((a,b) -> {}); }
  //                                            ^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`m` may be null here\./
  static void z(){ Map<String,String> m = null; m.computeIfAbsent("a", q -> "b"); }
  //                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`m` may be null here\./
}
