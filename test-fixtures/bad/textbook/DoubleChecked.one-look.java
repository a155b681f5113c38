//- verdict: failed
// Volatile, but without the second look two threads may each make one.
@ThreadSafe
class DoubleChecked {
    /*@ env_assumption \old(made) != null ==> made == \old(made) */
    /*@ writable_if holder == tid */
    private volatile Object made;

    Object get() {
        Object seen = made;
        if (seen == null) {
            synchronized (this) {
                seen = new Object();
                made = seen;
//              ^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `made`\) breaks what other threads assume of their environment: `\\old\(made\) != null ==> made == \\old\(made\)` may not hold of this step/
            }
        }
        return seen;
    }
}
