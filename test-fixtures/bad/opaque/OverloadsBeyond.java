//- verdict: failed
//- option: all
// `BitSet` has a method that takes an int, which Java means: nobody here knows, so it may be either.
class OverloadsBeyond extends java.util.BitSet {
    int hits;

    void set(long x) {
        hits = 2;
    }

    void call() {
        hits = 1;
        set(Integer.valueOf(1));
        assert hits == 2;
        //     ^^^^^^^^^ error[assertion]: /`hits == 2` may not hold here\./
    }
}
