//- verdict: verified
// An object before the dot of `new` is asked for before the arguments are evaluated.
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
      Outer.Inner inner = given.new Inner(seen[0] = 5);
      return inner.number;
    } catch (NullPointerException e) {
      /*@ assert given == null && seen[0] == 0; */
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
