//- verdict: failed
// The constructor above hands the object out, so that it is everybodys while the one below goes on.
class SuperBySpecification {
  static volatile SuperBySpecification last;
  protected int low;
  protected int high;
  /*@ global_invariant low <= high */

  //@ requires low >= 0
  //@ modifies last
  //@ ensures this.low == low && this.high >= low
  //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`SuperBySpecification\.<init>` may return although `this\.low == low && this\.high >= low` does not hold/
  SuperBySpecification(int low) {
    this.low = low;
    this.high = low + 1;
    last = this;
//  ^^^^^^^^^^^ error[global-invariant]: /the invariant `width == high - low` may not hold after this: this step \(it writes `last`\)/
  }
}

class Below extends SuperBySpecification {
  final int middle;
  protected int width;
  /*@ global_invariant width == high - low */

  //@ requires at >= 0
  //@ modifies last
  //@ ensures middle == at
  Below(int at) {
    super(at);
//  ^^^^^^^^^^ error[global-invariant]: /the invariant `width == high - low` may not hold after this: this step \(it makes the object\)/
    middle = low;
//  ^^^^^^^^^^^^ error[write-discipline]: /the final field `middle` is written after other threads may have got hold of the object, for whom it is constant/
    high = high + 1;
    width = high - low;
  }

  //@ requires at >= 0
  //@ modifies last
  Below(int at, int ignored) {
    this(at);
    /*@ assert middle == at && low <= high; */
    high = low;
//  ^^^^^^^^^^ error[global-invariant]: /the invariant `low <= high` may not hold after this: this step \(it writes `high`\)/
//  ^^^^^^^^^^ error[global-invariant]: /the invariant `width == high - low` may not hold after this: this step \(it writes `high`\)/
//  ^^^^^^^^^^ error[modifies]: /this step \(it writes `high`\) is not allowed by the modifies clause of `Below\.<init>\(int, int\)`, which allows only what it lists/
    width = 0;
//  ^^^^^^^^^ error[global-invariant]: /the invariant `width == high - low` may not hold after this: this step \(it writes `width`\)/
//  ^^^^^^^^^ error[modifies]: /this step \(it writes `width`\) is not allowed by the modifies clause of `Below\.<init>\(int, int\)`, which allows only what it lists/
  }
}
