//- verdict: verified
// Objects stored in an array that only a field of the object under construction leads to: they do not let the array escape.

class Locks {
    /*@ writable_if[i] false */
    private final Object[] locks = new Object[16];
    //@ global_invariant locks != null && locks.length == 16
    //@ global_invariant (\forall int i; 0 <= i && i < 16 ==> locks[i] != null)

    Locks() {
        //@ loop_invariant 0 <= i && (\forall int k; 0 <= k && k < i ==> locks[k] != null)
        for (int i = 0; i < 16; i++) {
            locks[i] = new Object();
        }
    }
}

class First {
    private final Object[] all = new Object[3];

    First() {
        all[0] = "x";
        //@ loop_invariant all[0] != null
        for (int i = 0; i < 3; i++) {
            all[i] = new Object();
        }
        //@ assert all[0] != null
    }
}

class Changing {
    private Object[] all;

    Changing() {
        all = new Object[3];
        //@ loop_invariant 0 <= i && all != null && all.length == 3 && (\forall int k; 0 <= k && k < i ==> all[k] != null)
        for (int i = 0; i < 3; i++) {
            all[i] = new Object();
        }
        //@ assert all[1] != null
    }
}
