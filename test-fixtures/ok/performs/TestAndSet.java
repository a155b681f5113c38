//- verdict: verified
// A lock of compare-and-set: a try that fails changes nothing, so the loop is the one action of the try that does not.
import java.util.concurrent.atomic.AtomicInteger;
class TestAndSet {
    final AtomicInteger v = new AtomicInteger();
    //@ performs (v.value) { \old(v.value) == 0 && v.value == 1 }
    void lock() { while (!v.compareAndSet(0, 1)) { } }
    //@ performs (v.value) { \old(v.value) == 0 && v.value == 1 }
    void lock2() { while (true) { if (v.compareAndSet(0, 1)) return; } }
}
