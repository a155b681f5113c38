//- verdict: failed
// What comes after the constructor of a part of no lock is not dead.
import java.util.concurrent.locks.ReentrantReadWriteLock;

class PartsOfLocks extends ReentrantReadWriteLock.WriteLock {
    PartsOfLocks(ReentrantReadWriteLock of) { super(of); }

    //@ ensures true
    static int made() {
    //         ^^^^ hint[missing-modifies]: /`PartsOfLocks\.made` has a specification without a modifies clause: its callers must assume that anything may have changed/
        int x = 0;
        try {
            new PartsOfLocks(null);
        } catch (NullPointerException e) {
            x = 1; /*@ assert false */
            //                ^^^^^ error[assertion]: /`false` may not hold here\./
        }
        //@ assert x == 1
        return x;
    }
}

class PartsOfReading extends ReentrantReadWriteLock.ReadLock {
    PartsOfReading(ReentrantReadWriteLock of) { super(of); }

    //@ ensures true
    static int made() {
    //         ^^^^ hint[missing-modifies]: /`PartsOfReading\.made` has a specification without a modifies clause: its callers must assume that anything may have changed/
        int x = 0;
        try {
            new PartsOfReading(null);
        } catch (NullPointerException e) {
            x = 1; /*@ assert false */
            //                ^^^^^ error[assertion]: /`false` may not hold here\./
        }
        //@ assert x == 1
        return x;
    }
}
