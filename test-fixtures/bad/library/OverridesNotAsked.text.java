//- verdict: failed
// The text of a constant is what its override says, which throws.

import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

enum Tint {
    PLAIN, LOUD {
        @Override
        public String toString() {
            throw new IllegalStateException();
        }
    }
}

class Worker extends Thread {
    @Override
    public long getId() {
        throw new IllegalStateException();
    }

    @Override
    public String toString() {
        throw new IllegalStateException();
    }
}

class Broken extends RuntimeException {
    @Override
    public String toString() {
        throw new IllegalStateException();
    }

    @Override
    public String getMessage() {
        throw new IllegalStateException();
    }
}

class Gate extends ReentrantLock {
    @Override
    public String toString() {
        throw new IllegalStateException();
    }
}

class Names extends ArrayList<String> {
    @Override
    public String toString() {
        throw new IllegalStateException();
    }
}

class Total extends AtomicInteger {
    @Override
    public String toString() {
        throw new IllegalStateException();
    }
}

class OverridesNotAsked {
    /*@ guarded_by holder == tid */
    private int begun;
    /*@ guarded_by holder == tid */
    private int done;
    //@ global_invariant holder == null ==> begun == done

    synchronized void constants(/*@ non_null */ Tint tint) {
        begun++;
        boolean isPlain = tint == Tint.PLAIN;
        int number = tint.ordinal();
        String name = String.valueOf(tint);
        switch (tint) {
            case PLAIN:
                number = 3;
                break;
            default:
        }
        done++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void threads(/*@ non_null */ Thread thread) {
        begun++;
        String name = thread.getName();
        boolean isAlive = thread.isAlive();
        new Worker();
        done++;
    }

    synchronized void made() {
        begun++;
        new Broken();
        new Gate();
        new Names();
        new Total();
        done++;
    }
}
