//- verdict: verified
// An invariant that reads through a field that is never null: it has been set when others get hold of the object.
class HalfMade {
  static volatile HalfMade last;
  /*@ non_null */ volatile Link link;
  volatile int size;
  //@ global_invariant size == 1 && link.low >= 0

  HalfMade() {
    Link made = new Link();
    link = made;
    size = 1;
    last = this;
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
