//- verdict: failed
// An action may break what other classes say. Their clauses are owed where the method is called; those of its own class and of what it calls, in the method; a thread's `run` has no caller.
class Word {
    /*@ ghost unwritable_by_env_if owner == tid Thread owner; */
    /*@ env_assumption owner == tid ==> \old(owner) == tid */
    volatile int word;
    /*@ global_invariant word == 0 <==> owner == null */
    /*@ modifies word
        action: also_modifies owner ensures \old(owner) == null && owner == tid */
    void take() {
        boolean done = false;
        while (!done) {
            /*@ atomic */ { if (word == 0) { word = 1; /*@ set owner = tid */ done = true; } }
        }
    }
    /*@ requires owner == tid
        modifies word
        action: also_modifies owner ensures owner == null */
    void give() { /*@ atomic */ { word = 0; /*@ set owner = null */ } }
}
class Client {
    static final Word lock = new Word();
    /*@ unwritable_by_env_if lock.owner == tid */ static int n;
    /*@ global_invariant lock.owner == null ==> n >= 0 */
    // own action is the callee's; Client is near, so owed here
    /*@ requires lock.owner == tid
        modifies lock.word
        action: also_modifies lock.owner ensures lock.owner == null */
    static void unlock() { lock.give(); }
    //                     ^^^^^^^^^^^ error[global-invariant]: /the invariant `lock\.owner == null ==> n >= 0` may not hold after this: this step \(`Word\.give` performs `1`\)/
    /*@ requires lock.owner == tid && n >= 0
        modifies lock.word
        action: also_modifies lock.owner ensures lock.owner == null */
    static void unlockRight() { lock.give(); }
}
class Far {
    // Far defers Client's invariant to its callers
    /*@ requires Client.lock.owner == tid
        modifies Client.lock.word
        action: also_modifies Client.lock.owner ensures Client.lock.owner == null */
    static void unlock() { Client.lock.give(); }
    static void good() { Client.lock.take(); Client.n = 3; unlock(); }
    static void bad() { Client.lock.take(); Client.n = -3; unlock(); }
    //                                                     ^^^^^^^^ error[global-invariant]: /the invariant `lock\.owner == null ==> n >= 0` may not hold after this: this step \(`Far\.unlock` performs `1`\)/
}
class FarThread extends Thread {
    /*@ requires Client.lock.owner == this
        modifies Client.lock.word
        action: also_modifies Client.lock.owner ensures Client.lock.owner == null */
    public void run() { Client.lock.give(); }
    //                  ^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `lock\.owner == null ==> n >= 0` may not hold after this: this step \(`Word\.give` performs `1`\)/
}
