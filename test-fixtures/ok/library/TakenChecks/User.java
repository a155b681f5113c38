//- verdict: verified
//- java-checks: auto
//- option: all
// The library, and the first use of a class, run code of a file that says nothing of values: its own checks are taken not to fail there,
// and cannot fail.
import java.util.Objects;

class User {
  /*@ guarded_by this.holder == tid */ int x, y;
  //@ global_invariant this.holder == null ==> x == y

  //@ requires holder == null
  synchronized void text(Name n) {
    x++;
    String.valueOf(n);
    y++;
  }

  //@ requires holder == null
  synchronized void hash(Name n) {
    x++;
    Objects.hash(n, n);
    y++;
  }

  //@ requires holder == null
  synchronized void joined(Pair n) {
    x++;
    String s = "" + n;
    y++;
  }

  //@ requires holder == null
  synchronized void first() {
    x++;
    Table.use();
    y++;
  }

  //@ requires holder == null
  synchronized void constant() {
    x++;
    Kind kind = Kind.ONE;
    y++;
  }

  void caught(Name n) {
    try {
      String.valueOf(n);
    } catch (NullPointerException e) {
      //@ unreachable
    }
  }
}
