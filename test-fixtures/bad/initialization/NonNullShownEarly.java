//- verdict: failed
// A field declared never to be null is taken for that by everybody who can get hold of its object.
class N1 {
  //- verdict N1.h: verified
  final Thread owner = Thread.currentThread();
  /*@ unwritable_by_env_if owner == tid */ /*@ non_null */ volatile Object o;
  static volatile N1 it;
  N1() { it = this; o = new Object(); }
  //     ^^^^^^^^^ error[assertion]: /`o` must not be null, but may still be null when others can get hold of the object/
  int h() { return o.hashCode(); }
}
class N2 {
  static class Sup {
    //- verdict N2.Sup.h: verified
    static volatile Sup reg;
    Sup() { reg = this; }
    //      ^^^^^^^^^^ error[assertion]: /`o` must not be null, but may still be null when others can get hold of the object/
    int h() { return 0; }
  }
  static class Sub extends Sup {
    //- verdict N2.Sub.h: verified
    /*@ non_null */ volatile Object o = new Object();
    Sub() { super(); }
    //      ^^^^^^^^ error[assertion]: /`o` must not be null, but may still be null when others can get hold of the object/
    int h() { return o.hashCode(); }
  }
}
class N3 {
  //- verdict N3.h: verified
  /*@ non_null */ volatile Object o;
  N3(boolean c) { if (c) return; o = new Object(); }
//^^ error[assertion]: /`o` must not be null, but may still be null when others can get hold of the object/
  int h() { return o.hashCode(); }
}
class N4 {
  //- verdict N4.<init>: verified
  // Set before anybody could see it.
  /*@ non_null */ volatile Object o = new Object();
  static volatile N4 it;
  N4() { it = this; }
}
