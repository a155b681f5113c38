//- verdict: failed
// What the constructor above has made true is made false again.
class SuperBySpecification {
  static SuperBySpecification last;
  protected int low;
  protected int high;
  /*@ global_invariant low <= high */

  //@ requires low >= 0
  //@ modifies \nothing
  //@ ensures this.low == low && this.high >= low
  SuperBySpecification(int low) {
    this.low = low;
    this.high = low + 1;
  }
}

class Below extends SuperBySpecification {
  final int middle;
  protected int width;
  /*@ global_invariant width == high - low */

  //@ requires at >= 0
  //@ modifies \nothing
  //@ ensures middle == at
  Below(int at) {
//^^^^^ error[global-invariant]: /the invariant `low <= high` may not hold after this: leaving `Below\.<init>\(int\)`/
    super(at);
    middle = low;
    high = low - 1;
    width = high - low;
  }

  //@ requires at >= 0
  //@ modifies \nothing
  Below(int at, int ignored) {
    this(at);
    /*@ assert middle == at && low <= high; */
    high = low;
    width = 0;
  }
}
