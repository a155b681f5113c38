//- verdict: verified
// What a lambda in another file changes by a name: the class around it has no annotation, and is looked at because of the name.
class Tickets {
    /*@ global_invariant left >= 0 */
    volatile int left = 1;
    /*@ guarded_by holder == tid */ int sold;

    synchronized int read() {
        int value = left;
        assert value >= 0;
        return value;
    }

    //@ requires holder == tid
    void need() {
        sold++;
    }
}
