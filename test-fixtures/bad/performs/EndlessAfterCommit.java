//- verdict: failed
// Behind a commit a loop must come to its end: a number that goes down for ever, or stays, shows nothing.
import java.util.concurrent.atomic.AtomicInteger;

class EndlessAfterCommit {
    private final AtomicInteger n = new AtomicInteger();

    //@ performs (n.value) { n.value == \old(n.value) + 1 }
    void belowZero(int k) {
        n.incrementAndGet();
        int i = k;
//      ^^^^^^^^^^ error[witness-missing]: /`EndlessAfterCommit\.belowZero` goes on after its action: another thread may run before this loop, which may run forever\. So it must say where the action is; it verifies with `//@ witness 1` before `int i = k;`/
        while (i != 0) {
            i = i - 1;
        }
    }

    //@ performs (n.value) { n.value == \old(n.value) + 1 }
    void stays(int k, boolean isDone) {
        n.incrementAndGet();
        int i = k;
//      ^^^^^^^^^^ error[witness-missing]: /`EndlessAfterCommit\.stays` goes on after its action: another thread may run before this loop, which may run forever\. So it must say where the action is; it verifies with `//@ witness 1` before `int i = k;`/
        while (i > 0) {
            if (isDone) i = i - 1;
        }
    }
}
