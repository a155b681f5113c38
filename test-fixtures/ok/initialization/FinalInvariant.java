//- verdict: verified
// An invariant of final fields holds of every object that becomes visible, also later and in other threads' hands.

class FinalInvariant {
    private final int[] slots = new int[4];
    private final int limit;

    /*@ global_invariant slots != null && slots.length == 4 */
    /*@ global_invariant limit >= 1 */

    //@ requires limit >= 1
    FinalInvariant(int limit) {
        this.limit = limit;
    }

    int first() {
        return slots[0] / limit;
    }
}

class Starter extends Thread {
    public void run() {
    }

    static int launch() {
        Starter helper = new Starter();
        helper.start();
        FinalInvariant made = new FinalInvariant(2);
        return made.first();
    }
}
