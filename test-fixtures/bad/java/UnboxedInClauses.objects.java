//- verdict: failed
// Two wrapper objects are compared as objects, and each may hold anything.
class UnboxedInClauses {
  private Integer count = 0;
  /*@ guarded_by this.holder == tid */
  private Boolean open = true;
  /*@ guarded_by this.holder == tid */
  private Long sum = 0L;
  //@ global_invariant this.holder == null && open != null && sum != null ==> (open ==> sum >= 0)

  //@ requires v != null && v > 0
  //@ ensures \result == v + 1 && \result > 1
  static int next(Integer v) {
  //         ^^^^ hint[missing-modifies]: /`UnboxedInClauses\.next` has a specification without a modifies clause: its callers must assume that anything may have changed/
    return v + 1;
  }

  static void held() {
    Integer one = 1;
    Character letter = 'a';
    Boolean yes = !false;
    Long big = 3L;
    /*@ assert one == 1 && letter == 'a' && yes && -big < 0; */
    /*@ assert (yes ? one : 2) == 1 && \max(one, big) == 3 && (int) big == 3; */
    int three = next(2);
    /*@ assert three == big; */
  }

  static boolean same(Integer a, Integer b) {
    boolean is = a == b;
    /*@ assert is ==> a == 127 || a != b; */
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`is ==> a == 127 \|\| a != b` may not hold here\. It fails only where `a` and `b` are the same object; `requires a != b` would exclude that\./
    return is;
  }

  synchronized void close(int last) {
    open = false;
    sum = (long) last;
  }

  synchronized void add(int more) {
    if (more < 0 || sum == null || open == null || sum < 0) return;
    sum += more;
  }
}
