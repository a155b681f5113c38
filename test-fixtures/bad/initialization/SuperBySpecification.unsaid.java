//- verdict: failed
// What another constructor does not ensure is not known after its call.
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
    /*@ assert middle == at && width == 0; */
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`middle == at && width == 0` may not hold here\./
    high = low;
    width = 0;
  }
}
