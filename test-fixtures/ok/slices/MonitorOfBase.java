//- verdict: verified
// What a class says of its monitor, a class below it owes too: it is the same object.

class Base {
    /*@ unwritable_by_env_if holder == tid */ int low;
    /*@ unwritable_by_env_if holder == tid */ int high;
    //@ global_invariant holder == null ==> low <= high
}

class Below extends Base {
    synchronized void touch() {
    }
}
