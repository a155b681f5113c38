//- verdict: verified
// A discipline over another shared field: stable, because the owner field itself is stable for the owner.

class Owned {
    /*@ unwritable_by_env_if owner == tid */
    volatile Thread owner;

    /*@ unwritable_by_env_if owner == tid */
    int data;

    //@ requires owner == tid
    int next() {
        data = data + 1;
        int seen = data;
        /*@ assert seen == data */
        return seen;
    }

    //@ requires owner == tid
    void give(Thread to) {
        data = 0;
        owner = to;
    }
}
