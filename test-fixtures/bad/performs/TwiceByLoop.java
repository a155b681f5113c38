//- verdict: failed
// Other threads see what is between two rounds.
import java.util.concurrent.atomic.AtomicInteger;

class TwiceByLoop {
    private final AtomicInteger n = new AtomicInteger();

    //@ performs (n.value) { n.value >= \old(n.value) }
    void m(int k) {
    //   ^ error[performs]: /`TwiceByLoop\.m` does not do what its action says when it returns: `n\.value >= \\old\(n\.value\)` may not hold/
        for (int i = 0; i < k; i++) n.incrementAndGet();
        //                          ^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it enters an atomic block\), but the method has already changed something that others can see, so it is not one atomic action/
    }
}
