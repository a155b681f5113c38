//- verdict: failed
// Two calls of a `helper` that takes the lock itself are two actions, not one.
class HelperPerforms {
    /*@ guarded_by this.holder == tid */ private int n;
    /*@ guarded_by this.holder == tid */ private int doubled;
    /*@ global_invariant this.holder == null ==> doubled == 2 * n */

    //@ helper
    //@ requires this.holder == tid
    //@ performs (n, doubled) { n == \old(n) + 1 && doubled == \old(doubled) + 2 }
    private void step() {
        n++;
        doubled += 2;
    }

    //@ helper requires this.holder != tid
    //@ performs (n, doubled) { n == \old(n) + 1 && doubled == \old(doubled) + 2 }
    void inc() {
        synchronized (this) { step(); }
    }

    //@ requires this.holder != tid
    //@ performs (n, doubled) { n == \old(n) + 2 && doubled == \old(doubled) + 4 }
    void twice() {
        {
            inc();
            inc();
//          ^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `HelperPerforms\.inc`\), but the method has already changed something that others can see, so it is not one atomic action/
        }
    }

    //@ requires this.holder != tid
    //@ performs action "A" (n, doubled) { n == \old(n) + 1 && doubled == \old(doubled) + 2 } ; action "B" (n, doubled) { n == \old(n) + 1 && doubled == \old(doubled) + 2 }
    void twiceApart() {
        inc();
        //@ witness A
        inc();
        //@ witness B
    }

    //@ requires this.holder != tid
    //@ modifies n, doubled
    void ordinary() {
        synchronized (this) {
            int before = n;
            step();
            //@ assert n == before + 1
        }
    }
}
