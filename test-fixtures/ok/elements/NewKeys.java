//- verdict: verified
// Threads made in a loop are in no ghost map until they are started, whichever round made them; so starting one keeps what holds of all threads.

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
        for (int i = 0; i < 2; i++) {
            Guest guest = new Guest();
            guest.start();
        }
    }
}
