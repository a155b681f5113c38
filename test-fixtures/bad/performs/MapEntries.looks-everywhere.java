//- verdict: failed
// Whoever asks about all entries reads those that others hold.
class MapEntries {
    //@ ghost /*@ guarded_by[i] lk[i] == tid */ static long -> Thread lk;
    //@ ghost /*@ guarded_by[i] lk[i] == tid */ static long -> boolean bit;
    //@ ghost /*@ guarded_by[i] lk[i] == tid */ static long -> int count;
    //@ ghost static boolean free;

    //@ performs (lk[i]) { \old(lk[i]) == null && lk[i] == tid }
    static void acq(long i) {
        //@ atomic
        {
            //@ assume lk[i] == null
            //@ set lk[i] = tid
        }
    }

    //@ requires lk[i] == tid
    //@ performs (lk[i]) { lk[i] == null }
    static void rel(long i) {
        //@ set lk[i] = null
    }

    //@ requires lk[i] == tid
    //@ performs (bit[i]) { bit[i] }
    static void put(long i) {
        //@ set bit[i] = true
    }

    // Known by its specification alone.
    //@ requires lk[i] == tid
    //@ modifies count[i]
    //@ ensures count[i] == \old(count[i]) + 1
    static void up(long i) {
        //@ set count[i] = count[i] + 1
    }

    static void scan() {
        //@ set free = (\forall long k; lk[k] == null)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`lk` is read here although `lk\[i\] == tid` may hold for another thread, which then relies on nobody else using it/
    }

    //@ performs (bit[i]) { bit[i] }
    static void setBit(long i) {
        acq(i);
        put(i);
        rel(i);
    }

    //@ performs (bit[i], count[i]) { bit[i] && count[i] == \old(count[i]) + 2 }
    static void setAndCount(long i) {
        acq(i);
        put(i);
        up(i);
        up(i);
        rel(i);
    }
}
