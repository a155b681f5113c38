//- verdict: failed
// Other threads see what is between two rounds.
import java.util.concurrent.atomic.AtomicInteger;

class TwiceByLoop {
    private final AtomicInteger n = new AtomicInteger();

    //@ performs (n.value) { n.value >= \old(n.value) }
    void m(int k) {
        for (int i = 0; i < k; i++) n.incrementAndGet();
        //                          ^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step of `AtomicInteger\.incrementAndGet`, but the method has already changed something that others can see, so it is not one atomic action/
    }
}
