//- verdict: failed
// Somebody else may hold it.
import java.util.concurrent.atomic.AtomicInteger;
class TestAndSet {
    final AtomicInteger v = new AtomicInteger();
    //@ performs (v.value) { \old(v.value) == 0 && v.value == 1 }
    void lock() { v.compareAndSet(0, 1); }
    //   ^^^^ error[performs]: /`TestAndSet\.lock` does not do what its action says when it returns: `\\old\(v\.value\) == 0 && v\.value == 1` may not hold/
    //@ performs (v.value) { \old(v.value) == 0 && v.value == 1 }
    void lock2() { while (true) { if (v.compareAndSet(0, 1)) return; } }
}
