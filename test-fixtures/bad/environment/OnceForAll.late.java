//- verdict: failed
// The object is everybodys when its phase is taken back.
class OnceForAll {
  volatile int phase;
  static volatile OnceForAll last;
  /*@ ghost static OnceForAll -> int seen */
  /*@ env_assumption (\forall OnceForAll n; \old(n.phase) == 1 ==> n.phase == 1) */
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
  }

  static OnceForAll begun() {
    OnceForAll made = new OnceForAll();
    last = made;
    made.phase = 1;
    made.phase = 0;
//  ^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `made\.phase`\) breaks what other threads assume of their environment: `\(\\forall OnceForAll n; \\old\(n\.phase\) == 1 ==> n\.phase == 1\)` may not hold of this step/
    /*@ set seen[made] = 1; */
    return made;
  }
}
