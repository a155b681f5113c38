package fixtures.parse;

import net.jcip.annotations.GuardedBy;

/** Every clause of the specification language in every spelling, each where it may stand. */
/*@ thread_local */
class AllClauses {
    /*@ unwritable_by_env_if holder == tid */ int a;
    /*@ writable_if this.holder == tid; readable_if tid == main || \tid == \main */
    int b;
    //@ unreadable_by_env_if !(L.holder != tid)
    //@   && a >= 0
    private int c;
    private /*@ accessible_if m == 0 || m == tid */ int d, e;
    @GuardedBy("lock") int f;
    /*@ guarded_by[i] locks[i] == tid */ boolean[] bits;
    /*@ elems_guarded_by[i] locks[i] == tid non_null */ final Object[] items = {};
    /*@ guarded_by[i][j] rows[i].holder == tid */ long[][] table;
    final /*@ non_null */ Object lock = new Object();

    /*@ env_assumption \old(a) <= a */
    /*@ env_assumption holder == tid ==> a' == a */
    //@ global_invariant 0 <= a && a <= b; global_invariant bits != null
    /*@ axiom (\forall int i, j; 0 <= i && i < j; (\exists Thread t; t.start <==> i == j)) */
    //@ ghost /*@ guarded_by[i] locks[i] == \tid */ public static long -> Thread locks
    //@ ghost int m = 0, n;
    /*@ ghost long -> long -> byte blocks; ghost guarded_by holder == tid Object owner */

    /*@ requires holder == tid
      @ modifies a, this.b, bits[0], bits[*], this.*
      @ action: also_modifies a ensures a == \old(a) + 1
      @ action "second": also modifies b, c ensures b' == b && c' > c
      @ ensures \result == \max(a, b) ? true : false;
      @ exsures (java.lang.RuntimeException x) x != null exsures (Error) true
      @ decreases a - b
      @*/
    synchronized boolean everything(/*@ non_null */ Object o, int i) throws Exception {
        //@ assert a > 0; assume o instanceof String ==> \typeof(o) <: \type(String)
        /*@ loop_invariant 0 <= i */
        //@ loop_invariant \old(locks)[i] == null || \fresh(o)
        while (i < 3) {
            //@ set \witness = "L"
            i++; //@ nowarn Post, Race, null-dereference
        }
        for (int k = 0; k < 3; k++) /*@ maintaining k >= 0 */ { }
        /*@ set pc = 2 */ /*@ set m = m + 1 */
        //@ set locks[i] = (Thread) null
        /*@ atomic */ { a = 1; }
        {{ a = 2; }}
        /*@ witness L */
        if (i < 0) /*@ unreachable */ ;
        /*@ non_null */ Object local = o;
        return local != null; //@ nowarn Null
    }

    /*@ performs action "NoBlocks" () { \result == -1 }
                 [] (action "Allocated" (bits[*]) { !\old(bits)[\result] && bits[\result] }; skip)* */
    int alloc() { return -1; }

    //@ performs (a) { a' == a + 1 };
    //@ modifies m
    void increment() { a++; }

    //@ requires size(a, this.b) == o.length() && (\exists Object[] x; x[0] == o)
    void pure(String o) { }

    /*@ helper */ private void inlined() /*@ ensures true */ { }
}
