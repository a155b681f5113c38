//- verdict: failed
// What an atomic block owes at its end is not known in its middle.
class HalfMade {
  static volatile HalfMade last;
  /*@ non_null */ volatile Link link;
  volatile int size;
  //@ global_invariant size == 1

  HalfMade() {
    Link made = new Link();
    size = 1;
    /*@ atomic */ {
    //            ^ error[assertion]: /`link` must not be null, but may still be null when others can get hold of the object: this atomic block/
      last = this;
      Link seen = last.link;
    }
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
