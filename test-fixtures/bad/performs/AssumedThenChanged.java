//- verdict: failed
// What is assumed holds when it is assumed, and no longer: between the assumption and the write another thread may have gone past 2.

class AssumedThenChanged {
    private volatile int n;

    //@ performs (n) { n == (\old(n) < 2 ? 2 : \old(n)) }
    void atLeastTwo() {
    //   ^^^^^^^^^^ error[performs]: /`AssumedThenChanged\.atLeastTwo` does not do what its action says when it returns: `n == \(\\old\(n\) < 2 \? 2 : \\old\(n\)\)` may not hold/
        //@ assume n < 2
        n = 2;
    }

    void far() {
        n = 5;
    }
}
