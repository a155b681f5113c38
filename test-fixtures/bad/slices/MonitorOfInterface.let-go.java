//- verdict: failed
// Mutant: a class that knows nothing of the frame lets the lock go while its bounds are wrong.

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
    synchronized void touch() {
    }
//  ^ error[global-invariant]: /the invariant `lock\.holder == null ==> low <= high` may not hold after this: this step \(it releases the monitor of `this`\)/
}
