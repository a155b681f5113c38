//- verdict: failed
// Which exception arrives.
class OuterObjectFirst {
  static class Outer {
    int made;
    //  ^^^^ information[unguarded-field]: /`made` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    class Inner {
      final int number;

      Inner(int number) {
        this.number = number;
      }
    }
  }

  static int atNull(Outer given) {
    int[] seen = {0};
    try {
      Outer.Inner inner = given.new Inner(1 / seen[0]);
      //                                  ^^^^^^^^^^^ warning[division-by-zero]: /`seen\[0\]` may be zero here\./
      return inner.number;
    } catch (NullPointerException e) {
      /*@ assert given != null; */
      //         ^^^^^^^^^^^^^ error[assertion]: /`given != null` may not hold here\./
      return seen[0];
    }
  }

  static int taken() {
    Outer given = new Outer();
    Outer other = given;
    int before = given.made;
    Outer.Inner inner = given.new Inner((given = null) == null ? 2 : 3);
    /*@ assert inner.number == 2 && given == null && other != null; */
    return before;
  }
}
