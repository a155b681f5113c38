//- verdict: failed
// The constructor has a specification.
class HalfMade {
  static volatile HalfMade last;
  /*@ non_null */ volatile Link link;
  volatile int size;
  //@ global_invariant size == 1 && link.low >= 0

  //@ modifies last
  HalfMade() {
    Link made = new Link();
    size = 1;
    last = this;
//  ^^^^^^^^^^^ error[assertion]: /`link` must not be null, but may still be null when others can get hold of the object: this step \(it writes `last`\)/
//  ^^^^^^^^^^^ error[global-invariant]: /the invariant `size == 1 && link\.low >= 0` may not hold after this: this step \(it writes `last`\)/
  }

  static int read() {
    HalfMade known = last;
    if (known == null) return 1;
    int size = known.size;
    /*@ assert size == 1; */
    return size + known.link.low;
  }
}

class Link {
  volatile int low;
}
