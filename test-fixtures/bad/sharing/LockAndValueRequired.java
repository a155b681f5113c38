//- verdict: failed
//- option: all
//- java-checks: auto
// A requirement that speaks of a lock and of a value is one of values: what this thread alone brings about is reported then.
class LockAndValueRequired {
    /*@ guarded_by this.holder == tid */ private int parts;

    /*@ requires this.holder == tid && parts != 0 */
    private int each(int total, int shared) {
        return total / parts + total / shared;
        //                     ^^^^^^^^^^^^^^ warning[division-by-zero]: /`shared` may be zero here\./
    }
}
