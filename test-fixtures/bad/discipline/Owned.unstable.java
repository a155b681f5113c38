//- verdict: failed
// Without its own discipline `owner` may change at any time: in two steps the environment may take it and then write `data`.
// A discipline over another shared field: stable, because the owner field itself is stable for the owner.

class Owned {
    volatile Thread owner;

    /*@ unwritable_by_env_if owner == tid */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]
    volatile int data;

    //@ requires owner == tid
    int next() {
        data = data + 1;
        int seen = data;
        /*@ assert seen == data */
        //         ^^^^^^^^^^^^ error[assertion]
        return seen;
    }

    //@ requires owner == tid
    void give(Thread to) {
        data = 0;
        owner = to;
    }
}
