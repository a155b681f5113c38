//- verdict: failed
// Two such steps in a row are not one.
class OnceForAll {
  volatile int phase;
  /*@ ghost static OnceForAll -> int seen */
  /*@ env_assumption (\forall OnceForAll n; \old(n.phase) == 1 ==> n.phase == 2) */
  //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-reflexive]: /`env_assumption \(\\forall OnceForAll n; \\old\(n\.phase\) == 1 ==> n\.phase == 2\)` does not allow the other threads to do nothing; it is neither assumed nor checked until it is mended/
  /*@ env_assumption (\forall OnceForAll n; \old(OnceForAll.seen[n]) > 0 ==> OnceForAll.seen[n] > 0) */

  void finish() {
    phase = 1;
    /*@ set seen[this] = 2; */
  }

  static void both(OnceForAll one, OnceForAll other) {
    if (one == null || other == null) return;
    one.finish();
    if (other.phase != 1) return;
    /*@ assert one.phase == 1 && other.phase == 1 && seen[one] > 0; */
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`one\.phase == 1 && other\.phase == 1 && seen\[one\] > 0` may not hold here\./
  }

  static OnceForAll begun() {
    OnceForAll made = new OnceForAll();
    made.phase = 1;
    made.phase = 0;
    /*@ set seen[made] = 1; */
    return made;
  }
}
