//- verdict: failed
// Mutant: the second thread enters without looking.
// Dekker's mutual exclusion for two threads, over plain reads and writes of volatile fields. `inside` is a ghost: the thread in its critical section, or null.
// Who reads that the other does not want to enter is inside from that read on; the invariant says that whoever is inside wants to be.

class Dekker {
    /*@ unwritable_by_env_if tid == first */
    volatile boolean firstWants;
    /*@ unwritable_by_env_if tid == second */
    volatile boolean secondWants;
    volatile boolean firstsTurn;

    final Thread first;
    final Thread second;

    /*@ ghost unwritable_by_env_if inside == tid Thread inside; */
    /*@ env_assumption inside == tid ==> \old(inside) == tid */
    /*@ global_invariant inside == null || inside == first && firstWants || inside == second && secondWants */

    // What the critical sections share.
    /*@ unwritable_by_env_if inside == tid */
    int shared;
    /*@ global_invariant inside == null ==> shared == 0 */

    Dekker(Thread first, Thread second) {
        this.first = first;
        this.second = second;
    }
}

class First extends Thread {
    final Dekker dekker;

    First(Dekker dekker) {
        this.dekker = dekker;
    }

    /*@ requires dekker != null && dekker.first == this && dekker.inside != this */
    public void run() {
        Dekker d = dekker;
        d.firstWants = true;
        /*@ loop_invariant d.firstWants && d.inside != tid */
        while (true) {
            boolean other;
            /*@ atomic */ {
                other = d.secondWants;
                if (!other) {
                    /*@ set d.inside = tid */
                }
            }
            if (!other) break;
            if (!d.firstsTurn) {
                d.firstWants = false;
                while (!d.firstsTurn) { }
                d.firstWants = true;
            }
        }
        d.shared = d.shared + 1;
        /*@ assert d.shared == 1 */
        d.shared = d.shared - 1;
        /*@ set d.inside = null */
        d.firstsTurn = false;
        d.firstWants = false;
    }
}

class Second extends Thread {
    final Dekker dekker;

    Second(Dekker dekker) {
        this.dekker = dekker;
    }

    /*@ requires dekker != null && dekker.second == this && dekker.inside != this */
    public void run() {
        Dekker d = dekker;
        d.secondWants = true;
        /*@ loop_invariant d.secondWants && d.inside != tid */
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /the loop invariant `d\.secondWants && d\.inside != tid` may not hold after a round of the loop/
        while (true) {
            boolean other;
            /*@ atomic */ {
                other = d.firstWants;
                /*@ set d.inside = tid */
                //  ^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`d\.inside` is written here although `inside == tid` may hold for another thread, which then relies on nobody else writing it/
            }
            if (!other) break;
            if (d.firstsTurn) {
                d.secondWants = false;
//              ^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `inside == null \|\| inside == first && firstWants \|\| inside == second && secondWants` may not hold after this: this step \(it writes `d\.secondWants`\)/
                while (d.firstsTurn) { }
                d.secondWants = true;
            }
        }
        d.shared = d.shared - 1;
        /*@ assert d.shared == -1 */
        d.shared = d.shared + 1;
        /*@ set d.inside = null */
        d.firstsTurn = true;
        d.secondWants = false;
    }
}
