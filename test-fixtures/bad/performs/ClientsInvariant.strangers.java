//- verdict: failed
// A class above of which nothing is known may declare the method, and then code without source calls it: nobody but the method itself can keep what its clients promise while it is free.
class Mutex implements com.foo.Releaser {
    volatile Thread m;

    //@ performs (m) { m == null }
    public void release() {
        m = null;
//      ^^^^^^^^ error[global-invariant]: /the invariant `mx\.m == null ==> x >= 0` may not hold after this: this step \(it writes `m`\)/
    }
}

class Client {
    final Mutex mx = new Mutex();
    volatile int x;
    /*@ global_invariant mx.m == null ==> x >= 0 */
}
