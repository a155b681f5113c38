//- verdict: verified
// A lock that is known by an interface only may be any object that implements it.

interface Shape {
}

class Frame {
    final Shape lock;
    volatile int low;
    volatile int high;
    //@ global_invariant lock.holder == null ==> low <= high

    Frame(/*@ non_null */ Shape lock) {
        //@ assume lock.holder != null
        this.lock = lock;
    }
}

class Round implements Shape {
    void touch() {
    }
}
