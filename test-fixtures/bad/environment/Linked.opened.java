//- verdict: failed
// What the third clause leans on may change: once `closed` is anything else, `d` may be written.

class Linked {
    private volatile int a;
    private volatile int b;
    private volatile int closed;
    private volatile int d;

    /*@ env_assumption \old(closed) == 1 ==> a >= \old(a) */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`env_assumption \\old\(closed\) == 1 ==> a >= \\old\(a\)` may hold of each of two steps of other threads and not of both together; it is neither assumed nor checked until it is mended\. For example: `closed` = 1, then 0, then 0; `a` = 1, then 1, then 0/
    /*@ env_assumption a + b >= \old(a) + \old(b) */
    /*@ env_assumption \old(closed) == 1 ==> d == \old(d) */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`env_assumption \\old\(closed\) == 1 ==> d == \\old\(d\)` may hold of each of two steps of other threads and not of both together; it is neither assumed nor checked until it is mended\. For example: `closed` = 1, then 0, then 0; `d` = 0, then 0, then 1/

    void m() {
        if (closed == 1) {
            int first = d;
            int second = d;
            /*@ assert first == second */
            //         ^^^^^^^^^^^^^^^ error[assertion]: /`first == second` may not hold here\./
        }
    }
}
