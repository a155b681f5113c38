//- verdict: failed
// It returns another object than the one that it has written.
class ResultInFrame {
  /*@ guarded_by this.holder == tid */
  private int value;

  //@ requires a != null && b != null && a.holder == tid && b.holder == tid
  //@ modifies \result.value
  //@ ensures \result != null
  static ResultInFrame pick(ResultInFrame a, ResultInFrame b, boolean first) {
  //                   ^^^^ error[modifies]: /`ResultInFrame\.pick` may have written what its modifies clause does not allow, or what is not of the result that it returns/
    ResultInFrame chosen = first ? a : b;
    chosen.value = 7;
    return first ? b : a;
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
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`first ==> b\.value == 3 && a\.value == 7` may not hold here\./
    /*@ assert !first ==> a.value == 4 && chosen == b; */
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!first ==> a\.value == 4 && chosen == b` may not hold here\./
  }

  //@ requires a != null && b != null && a != b && a.holder == tid && b.holder == tid
  static void leaves(ResultInFrame a, ResultInFrame b) {
    b.value = 3;
    ResultInFrame same = checked(a, 5);
    /*@ assert b.value == 3; */
  }
}
