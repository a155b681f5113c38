//- verdict: failed
// It is taken back.
class OnceForAll {
  volatile int phase;
  /*@ ghost static OnceForAll -> int seen */
  /*@ env_assumption (\forall OnceForAll n; \old(n.phase) == 1 ==> n.phase == 1) */
  /*@ env_assumption (\forall OnceForAll n; \old(OnceForAll.seen[n]) > 0 ==> OnceForAll.seen[n] > 0) */

  void finish() {
    phase = phase == 1 ? 0 : 1;
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `phase`\) breaks what other threads assume of their environment: `\(\\forall OnceForAll n; \\old\(n\.phase\) == 1 ==> n\.phase == 1\)` may not hold of this step/
    /*@ set seen[this] = 2; */
  }

  static void both(OnceForAll one, OnceForAll other) {
    if (one == null || other == null) return;
    one.finish();
//  ^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `phase`\) breaks what other threads assume of their environment: `\(\\forall OnceForAll n; \\old\(n\.phase\) == 1 ==> n\.phase == 1\)` may not hold of this step/
    if (other.phase != 1) return;
    /*@ assert one.phase == 1 && other.phase == 1 && seen[one] > 0; */
  }

  static OnceForAll begun() {
    OnceForAll made = new OnceForAll();
    made.phase = 1;
    made.phase = 0;
    /*@ set seen[made] = 1; */
    return made;
  }
}
