//- verdict: verified
// Whoever locks an object of which nothing is known may lock anybody's lock, also one that its owner made for itself and then gave away.

class Bolt {
}

class Door {
    private final Bolt bolt = new Bolt();
    volatile int low;
    volatile int high;
    //@ global_invariant bolt.holder == null ==> low <= high

    Object lock() {
        return bolt;
    }
}

class Anybody {
    void touch(/*@ non_null */ Object lock) {
        // Nothing is locked.
    }
}
