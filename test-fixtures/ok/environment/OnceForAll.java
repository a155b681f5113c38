//- verdict: verified
// Assumptions about all objects of a class, by their fields and by a ghost map at them: objects that appear between two steps do not count.
class OnceForAll {
  volatile int phase;
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
    made.phase = 1;
    made.phase = 0;
    /*@ set seen[made] = 1; */
    return made;
  }
}
