//- verdict: failed
// Mutant: somebody who knows nothing of the door lets its bolt go while its bounds are wrong.

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
        synchronized (lock) { }
        //                    ^ error[global-invariant]: /the invariant `bolt\.holder == null ==> low <= high` may not hold after this: this step \(it releases the monitor of `lock`\)/
    }
}
