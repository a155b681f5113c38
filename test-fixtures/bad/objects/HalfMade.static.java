//- verdict: failed
// The invariant reads through a static field, in a step that also writes what it reads.
class HalfMade {
  static volatile HalfMade last;
  /*@ non_null */ volatile Link link;
  volatile int size;
  //@ global_invariant last == null || last.link.low >= 0

  HalfMade() {
    Link made = new Link();
    size = 1;
    /*@ atomic */ {
    //            ^ error[assertion]: /`link` must not be null, but may still be null when others can get hold of the object: this atomic block/
    //            ^ error[global-invariant]: /the invariant `last == null \|\| last\.link\.low >= 0` may not hold after this: this atomic block/
      made.low = 1;
      last = this;
    }
  }

  static int read() {
    HalfMade known = last;
    if (known == null) return 1;
    return known.link.low;
  }
}

class Link {
  volatile int low;
}
