//- verdict: verified
// Double-checked locking works if the field is volatile: who sees the object sees it made.
@ThreadSafe
class DoubleChecked {
    /*@ env_assumption \old(made) != null ==> made == \old(made) */
    /*@ writable_if holder == tid */
    private volatile Object made;

    //@ requires true
    Object get() {
        Object seen = made;
        if (seen == null) {
            synchronized (this) {
                seen = made;
                if (seen == null) {
                    seen = new Object();
                    made = seen;
                }
            }
        }
        /*@ assert seen != null && seen == made */
        return seen;
    }
}
