//- verdict: failed
// What is written in it counts, as in any other; and its classes are not those of the models.
package calvin;

import java.util.concurrent.locks.ReentrantLock;

class NamedLikeModels {
    //@ guarded_by holder == tid
    private int n;

    //@ requires holder == tid
    //@ modifies \nothing
    void reset() {
        n = 0;
//      ^^^^^ error[modifies]: /this step \(it writes `n`\) is not allowed by the modifies clause of `NamedLikeModels\.reset`, which allows nothing/
    }

    synchronized void use() {
        n = 5;
        reset();
        assert n == 5;
    }
}

class Undetermined {
    static final boolean choice = false;

    static void tries(ReentrantLock lock) {
        if (lock.tryLock()) {
        //  ^^^^^^^^^^^^^^ warning[null-dereference]: /`lock` may be null here\./
            lock.unlock();
            assert false;
            //     ^^^^^ error[assertion]: /`false` may not hold here\./
        }
    }
}
