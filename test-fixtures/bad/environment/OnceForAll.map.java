//- verdict: failed
// The entry of an object that others know is taken back.
class OnceForAll {
  volatile int phase;
  /*@ ghost static OnceForAll -> int seen */
  /*@ env_assumption (\forall OnceForAll n; \old(n.phase) == 1 ==> n.phase == 1) */
  /*@ env_assumption (\forall OnceForAll n; \old(OnceForAll.seen[n]) > 0 ==> OnceForAll.seen[n] > 0) */

  void finish() {
    phase = 1;
    /*@ set seen[this] = -seen[this]; */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it sets `seen\[this\]`\) breaks what other threads assume of their environment: `\(\\forall OnceForAll n; \\old\(OnceForAll\.seen\[n\]\) > 0 ==> OnceForAll\.seen\[n\] > 0\)` may not hold of this step/
  }

  static void both(OnceForAll one, OnceForAll other) {
    if (one == null || other == null) return;
    one.finish();
//  ^^^^^^^^^^^^ error[env-assumption]: /this step \(it sets `seen\[this\]`\) breaks what other threads assume of their environment: `\(\\forall OnceForAll n; \\old\(OnceForAll\.seen\[n\]\) > 0 ==> OnceForAll\.seen\[n\] > 0\)` may not hold of this step/
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
