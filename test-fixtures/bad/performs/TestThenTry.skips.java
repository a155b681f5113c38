//- verdict: failed
// An iteration may end without having looked again.
import java.util.concurrent.atomic.AtomicInteger;

class TestThenTry {
    private final AtomicInteger max = new AtomicInteger();

    //@ performs (max.value) { max.value == (n > \old(max.value) ? n : \old(max.value)) }
    void raise(int n) {
        int m = max.get();
        while (n > m && !max.compareAndSet(m, n)) m = max.get();
    }

    //@ performs (max.value) { max.value == \old(max.value) + 1 && \result == \old(max.value) }
    int next() {
        for (int m = max.get(); ; m = max.get()) {
            if (max.compareAndSet(m, m + 1)) return m;
        }
    }

    /*@ performs (max.value) { \old(max.value) > 0 && max.value == \old(max.value) - 1 && \result
                               || \old(max.value) <= 0 && max.value == \old(max.value) && !\result } */
    boolean take() {
    //      ^^^^ error[performs]: /`TestThenTry\.take` does not do what its action says when it returns: `\\old\(max\.value\) > 0 && max\.value == \\old\(max\.value\) - 1 && \\result \|\| \\old\(max\.value\) <= 0 && max\.value == \\old\(max\.value\) && !\\result` may not hold/
        int m = max.get();
        while (m > 0) {
            if (max.compareAndSet(m, m - 1)) return true;
            if (m == 7) {
                m = 0;
                continue;
            }
            m = max.get();
        }
        return false;
    }
}
