//- verdict: verified
//- java-checks: auto
//- option: all
class User {
  //@ global_invariant this.holder == null ==> x == y
  /*@ guarded_by this.holder == tid */ int x, y;

  //@ requires holder == null
  synchronized void step(Name n) {
    if (n == null) return;
    x++;
    n.last();
    y++;
  }
}
