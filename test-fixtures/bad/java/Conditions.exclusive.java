//- verdict: failed
// Boolean operators and nested conditions.

class Conditions {
    static int m(boolean a, boolean b, int x) {
        boolean both = a && b;
        boolean one = a ^ b;
        boolean any = a | b;
        /*@ assert any <==> one */
        //         ^^^^^^^^^^^^ error[assertion]
        if (both) {
            /*@ assert a && b */
        } else if (!any) {
            /*@ assert !a && !b */
        }
        int r = a ? (b ? 1 : 2) : x > 0 ? 3 : 4;
        /*@ assert r == 1 <==> both */
        a &= b;
        /*@ assert a <==> both */
        return r;
    }
}
