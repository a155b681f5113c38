//- verdict: failed
// Mutant: somebody who knows shapes only lets a door go while its bounds are wrong.

interface Shape {
}

class Door {
    volatile int low;
    volatile int high;
    //@ global_invariant holder == null ==> low <= high
}

class RoundDoor extends Door implements Shape {
}

class Anybody {
    void touch(/*@ non_null */ Shape shape) {
        synchronized (shape) { }
        //                     ^ error[global-invariant]: /the invariant `holder == null ==> low <= high` may not hold after this: this step \(it releases the monitor of `shape`\)/
    }
}
