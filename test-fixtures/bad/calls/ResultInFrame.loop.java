//- verdict: failed
// In a loop it is not known what was written in earlier rounds.
class ResultInFrame {
  /*@ guarded_by this.holder == tid */
  private int value;

  //@ requires a != null && b != null && a.holder == tid && b.holder == tid
  //@ modifies \result.value
  //@ ensures \result == (first ? a : b) && \result.value == 7
  //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`ResultInFrame\.pick` may return although `\\result == \(first \? a : b\) && \\result\.value == 7` does not hold/
  static ResultInFrame pick(ResultInFrame a, ResultInFrame b, boolean first) {
    ResultInFrame chosen = first ? a : b;
    for (int i = 0; i < 8; i++) chosen.value = i;
    //                          ^^^^^^^^^^^^^^^^ error[modifies]: /this step \(it writes `chosen\.value`\) is not allowed by the modifies clause of `ResultInFrame\.pick`, which allows only what it lists/
    return chosen;
  }

  //@ requires a != null && a.holder == tid
  //@ modifies \result.value
  //@ ensures \result == a
  //@ exsures (IllegalArgumentException e) k == 0
  static ResultInFrame checked(ResultInFrame a, int k) {
    if (k == 0) throw new IllegalArgumentException();
    a.value = k;
    return a;
  }

  //@ requires a != null && b != null && a != b && a.holder == tid && b.holder == tid
  static void use(ResultInFrame a, ResultInFrame b, boolean first) {
    a.value = 4;
    b.value = 3;
    ResultInFrame chosen = pick(a, b, first);
    /*@ assert first ==> b.value == 3 && a.value == 7; */
    /*@ assert !first ==> a.value == 4 && chosen == b; */
  }

  //@ requires a != null && b != null && a != b && a.holder == tid && b.holder == tid
  static void leaves(ResultInFrame a, ResultInFrame b) {
    b.value = 3;
    ResultInFrame same = checked(a, 5);
    /*@ assert b.value == 3; */
  }
}
