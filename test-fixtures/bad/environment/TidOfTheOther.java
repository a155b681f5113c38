//- verdict: failed
// What others rely on speaks of them: a step that takes the place of another thread breaks what that thread assumes.

class TidOfTheOther {
    private volatile Thread owner;

    /*@ env_assumption \old(owner) == tid ==> owner == tid */

    void steal() {
        owner = Thread.currentThread();
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `owner`\) breaks what other threads assume of their environment: `\\old\(owner\) == tid ==> owner == tid` may not hold of this step/
    }

    /*@ requires owner == tid */
    void m() {
        /*@ assert owner == tid */
    }
}
