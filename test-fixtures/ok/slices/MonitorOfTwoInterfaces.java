//- verdict: verified
// A class and an interface that do not name each other meet in a class below both.

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
        // Nothing is locked.
    }
}
