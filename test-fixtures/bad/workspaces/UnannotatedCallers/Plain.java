//- verdict: failed
// Nothing here is annotated. What is checked only where it is called is the business of whoever calls it.
class Implicit extends Annotated { }
class Maker { void make() { new Implicit(); } }
//                          ^^^^^^^^^^^^^^ error[precondition]: /`Annotated\.<init>` requires `tid == main`/
class Helped {
  void m(Annotated a) { if (a != null) a.help(); }
  //                                   ^^^^^^^^ error[access-discipline]: /`x` is written here although/
}
class Owner {
  //- verdict Owner.good: verified
  private void p(Annotated a) { a.x = 1; }
  void good(Annotated a) { if (a != null) synchronized (a) { p(a); } }
  static class Neighbour {
    void bad(Owner o, Annotated a) { if (o != null && a != null) o.p(a); }
    //                                                           ^^^^^^ error[access-discipline]: /`a\.x` is written here although/
  }
}
class Untranslated {
  void m(Annotated a, java.util.List<String> l) { l.stream().forEach(s -> a.onMain()); }
  //                                                                      ^^^^^^^^^^ warning[null-dereference]
  //                                                                      ^^^^^^^^^^ error[precondition]: /`Annotated\.onMain` requires `tid == main`/
}
