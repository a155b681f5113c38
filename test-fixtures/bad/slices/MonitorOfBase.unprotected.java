//- verdict: failed
// Mutant: others change the bound while this thread holds the monitor, and nobody sees to it that it is right when the monitor is let go.

class Base {
    /*@ unwritable_by_env_if holder == tid */ int low;
    volatile int high;
    //@ global_invariant holder == null ==> low <= high
}

class Below extends Base {
    synchronized void touch() {
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> low <= high` may not hold after this: this step \(it releases the monitor of `this`\)/
}
