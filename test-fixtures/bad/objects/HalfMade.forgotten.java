//- verdict: failed
// The field is not set where the constructor returns.
class HalfMade {
  static volatile HalfMade last;
  /*@ non_null */ volatile Link link;
  volatile int size;
  //@ global_invariant size == 1 && link.low >= 0

  HalfMade() {
//^^^^^^^^ error[assertion]: /`link` must not be null, but may still be null when others can get hold of the object: leaving `HalfMade\.<init>`/
//^^^^^^^^ error[global-invariant]: /the invariant `size == 1 && link\.low >= 0` may not hold after this: leaving `HalfMade\.<init>`/
    Link made = new Link();
    size = 1;
  }

  static int read() {
    HalfMade known = new HalfMade();
    if (known == null) return 1;
    int size = known.size;
    /*@ assert size == 1; */
    return size + known.link.low;
    //            ^^^^^^^^^^^^^^ warning[null-dereference]: /`known\.link` may be null here\./
  }
}

class Link {
  volatile int low;
}
