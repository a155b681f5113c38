//- verdict: failed
// What others may write between two looks, or two calls, is not the same twice.

class ReadsTwice {
    /*@ unreadable_by_env_if holder == tid */
    volatile int x;

    // The monitor keeps others from reading `x`, not from writing it.
    /*@ performs () { \result } */
    synchronized boolean isSame() {
        return x == x;
        //          ^ error[not-atomic]: /another thread may run before this step \(it reads `x`\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}

interface Gauge {
    /*@ performs () { \result <==> (\forall int i; 0 <= i && i < 2 ==> Gauges.levels[i] == 0) } */
    boolean isEmpty();
}

class Gauges {
    /*@ non_null */ static final int[] levels = new int[2];

    // Each call reads all levels; which they are, no location says.
    /*@ performs () { \result } */
    boolean isSame(/*@ non_null */ Gauge gauge) {
    //      ^^^^^^ error[performs]: /`Gauges\.isSame` does not do what its action says when it returns: `\\result` may not hold/
        return gauge.isEmpty() == gauge.isEmpty();
    }
}
