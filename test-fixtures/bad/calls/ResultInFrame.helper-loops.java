//- verdict: failed
// A loop in a helper writes both: of what it wrote in earlier rounds nothing is known when the method returns.
class ResultInFrame {
  /*@ guarded_by this.holder == tid */
  private int value;

  private static void all(ResultInFrame a, ResultInFrame b) {
    for (int i = 0; i < 3; i++) {
      a.value = i;
      b.value = i;
    }
  }

  //@ requires a != null && b != null && a.holder == tid && b.holder == tid
  //@ modifies \result.value
  static ResultInFrame pick(ResultInFrame a, ResultInFrame b) {
    all(a, b);
//  ^^^^^^^^^ error[modifies]: /this step \(it writes `a\.value`\) is not allowed by the modifies clause of `ResultInFrame\.pick`, which allows only what it lists/
//  ^^^^^^^^^ error[modifies]: /this step \(it writes `b\.value`\) is not allowed by the modifies clause of `ResultInFrame\.pick`, which allows only what it lists/
    return a;
  }
}
