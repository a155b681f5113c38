//- verdict: failed
class T1 {
  //- verdict T1.h: verified
  /*@ non_null */ static volatile Object o;
  //                                     ^ error[assertion]: /`o` must not be null, but may still be null when the class is initialized/
  static int h() { return o.hashCode(); }
}
class T2 {
//    ^^ information[unsupported]: /a call of `T2\.get`, which has a specification, before the static fields that are never null are set/
  //- verdict T2.<clinit>: unsupported
  //- verdict T2.get: verified
  /*@ non_null */ static volatile Object o;
  static volatile int k = get();
  static { o = new Object(); }
  //@ modifies \nothing; ensures true
  static int get() { return o.hashCode(); }
}
class T3 {
  //- verdict T3.<init>: verified
  //@ ghost non_null Object g = this;
  void m() { /*@ set g = null; */ }
  //             ^^^^^^^^^^^^ error[assertion]: /`g` must not be null, but may be given null here/
}
