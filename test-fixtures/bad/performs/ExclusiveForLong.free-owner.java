//- verdict: failed
// What nobody owns anybody may take, and then write.

class OwnedRegister {
    //@ unwritable_by_env_if owner == tid
    volatile Thread owner;

    //@ writable_if owner == tid
    volatile int value;

    //@ performs () { \result == 0 }
    int twice() {
    //  ^^^^^ error[performs]: /`OwnedRegister\.twice` does not do what its action says when it returns: `\\result == 0` may not hold/
        if (owner != null) return 0;
        int first = value;
        int second = value;
        return first - second;
    }
}

class FreeSlot {
    //@ ghost /*@ unwritable_by_env_if[slot] owners[slot] == tid */ int -> Thread owners;
    //@ unwritable_by_env_if owners[0] == tid
    volatile boolean taken;
    //@ global_invariant !taken ==> owners[0] == null

    //@ writable_if owners[0] == tid
    volatile int value;

    //@ performs () { \result == 0 }
    int twice() {
    //  ^^^^^ error[performs]: /`FreeSlot\.twice` does not do what its action says when it returns: `\\result == 0` may not hold/
        if (taken) return 0;
        int first = value;
        int second = value;
        return first - second;
    }
}

class FreeLock {
    //@ unwritable_by_env_if holder == tid
    volatile boolean busy;
    //@ global_invariant holder != null || !busy

    //@ writable_if holder == tid && busy
    volatile int value;

    //@ performs () { \result == 0 }
    int twice() {
    //  ^^^^^ error[performs]: /`FreeLock\.twice` does not do what its action says when it returns: `\\result == 0` may not hold/
        if (busy) return 0;
        int first = value;
        int second = value;
        return first - second;
    }
}
