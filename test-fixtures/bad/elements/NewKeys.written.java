//- verdict: failed
// Mutant: the loop writes the entries of what it makes, so that nothing is known of them.

class Room {
    /*@ ghost unwritable_by_env_if[t] t == tid Thread -> boolean inside; */
    /*@ ghost unwritable_by_env_if owner == tid Thread owner; */
    /*@ global_invariant (\forall Thread t; inside[t] ==> owner == null) */
}

class Guest extends Thread {
    /*@ requires !Party.room.inside[this] */
    public void run() {
        /*@ assert Party.room.inside[tid] ==> Party.room.owner == null */
    }
}

class Party {
    static final Room room = new Room();
    /*@ global_invariant room != null */

    void invite() {
    //   ^^^^^^ error[global-invariant]: /the invariant `\(\\forall Thread t; inside\[t\] ==> owner == null\)` may not hold after this: leaving `Party\.invite`/
        for (int i = 0; i < 20; i++) {
            Guest guest = new Guest();
            /*@ set room.inside[guest] = true */
            //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `\(\\forall Thread t; inside\[t\] ==> owner == null\)` may not hold after this: this step \(it sets `room\.inside\[guest\]`\)/
            guest.start();
//          ^^^^^^^^^^^^^ error[global-invariant]: /the invariant `\(\\forall Thread t; inside\[t\] ==> owner == null\)` may not hold after this: this step \(it starts the thread\)/
//          ^^^^^^^^^^^^^ error[precondition]: /the thread is started here, but `Guest\.run` requires `!Party\.room\.inside\[this\]`, which may not hold/
        }
    }
}
