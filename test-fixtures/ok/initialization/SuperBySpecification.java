//- verdict: verified
// A constructor above with a specification, which hands its object to nobody: the one below goes on making it.
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
    super(at);
    middle = low;
    high = high + 1;
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
