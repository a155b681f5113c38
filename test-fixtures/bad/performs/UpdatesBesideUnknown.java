//- verdict: failed
//- verdict UpdatesBesideUnknown.take: verified
//- verdict UpdatesBesideUnknown.next: verified
//- verdict UpdatesBesideUnknown.times: verified
//- verdict UpdatesBesideUnknown.three: verified
//- verdict UpdatesBesideUnknown.replace: verified
//- verdict UpdatesBesideUnknown.elements: verified
//- verdict UpdatesBesideUnknown.anyOf: unsupported
//- verdict UpdatesBesideUnknown.fieldOf: unsupported
//- verdict UpdatesBesideUnknown.reassigned: unsupported
//- verdict Unknown.hand: unsupported
// Functions of as many parameters stand where nobody knows what runs them. What is given to `updateAndGet` and its kin is known all the same,
// unless it is some function or other.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntUnaryOperator;

class UpdatesBesideUnknown {
    private final AtomicInteger count = new AtomicInteger();
    private final AtomicReference<Node> head = new AtomicReference<>();
    volatile IntUnaryOperator how = x -> x + 3;
    private volatile int step;

    static final class Node {
        final int item;
        Node(int item) { this.item = item; }
    }

    //@ performs (count.value) { count.value == \old(count.value) - n && \result == count.value }
    int take(int n) {
        return count.accumulateAndGet(n, (p, q) -> p - q);
    }

    //@ performs (count.value) { count.value == \old(count.value) + 1 && \result == \old(count.value) }
    int next() {
        return count.getAndUpdate(x -> x + 1);
    }

    //@ performs (count.value) { count.value == \old(count.value) * k }
    void times(int k) {
        IntUnaryOperator times = x -> x * k;
        count.updateAndGet(times);
    }

    //@ performs (count.value) { count.value == \old(count.value) + 3 }
    void three() {
        change(x -> x + 3);
    }

    private void change(IntUnaryOperator how) {
        count.updateAndGet(how);
    }

    //@ performs (head.value) { head.value == made && \result == \old(head.value) }
    Node replace(Node made) {
        return head.getAndAccumulate(made, (old, given) -> given);
    }

    void elements(AtomicIntegerArray all) {
        if (all == null || all.length() < 2) return;
        int before = all.getAndUpdate(1, x -> 0);
        int now = all.updateAndGet(1, x -> x < 0 ? -x : x);
        //@ assert now >= 0
        int most = all.accumulateAndGet(0, now, (x, y) -> x < y ? y : x);
        //@ assert most >= now
        int was = all.getAndAccumulate(0, now, (x, y) -> x < y ? y : x);
    }

    //@ performs (count.value) { count.value == \old(count.value) - n }
    void turned(int n) {
    //   ^^^^^^ error[performs]: /`UpdatesBesideUnknown\.turned` does not do what its action says when it returns: `count\.value == \\old\(count\.value\) - n` may not hold/
        count.accumulateAndGet(n, (p, q) -> q - p);
    }

    //@ performs (count.value) { count.value == \old(count.value) + step }
    void readsOther() {
    //   ^^^^^^^^^^ error[performs]: /`UpdatesBesideUnknown\.readsOther` does not do what its action says when it returns: `count\.value == \\old\(count\.value\) \+ step` may not hold/
        count.getAndUpdate(x -> x + step);
    }

    //@ performs (count.value, step) { count.value == \old(count.value) + 1 && step == \old(step) + 1 }
    void writesOther() {
        count.getAndUpdate(x -> { step = step + 1; return x + 1; });
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step of `AtomicInteger\.getAndUpdate`, but the method has already changed something that others can see, so it is not one atomic action/
    }

    //@ performs (head.value) { head.value == made && \result == \old(head.value) }
    Node givesNew(Node made) {
    //   ^^^^^^^^ error[performs]: /`UpdatesBesideUnknown\.givesNew` does not do what its action says when it returns: `head\.value == made && \\result == \\old\(head\.value\)` may not hold/
        return head.accumulateAndGet(made, (old, given) -> given);
    }

    void elementsMayBeLess(AtomicIntegerArray all) {
        if (all == null || all.length() < 2) return;
        int now = all.updateAndGet(1, x -> x < 0 ? -x : x);
        int then = all.get(1);
        //@ assert then == now
        //         ^^^^^^^^^^^ error[assertion]: /`then == now` may not hold here\./
    }

    //@ performs (count.value) { true }
    void anyOf(IntUnaryOperator how) {
        count.updateAndGet(how);
//      ^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `IntUnaryOperator\.applyAsInt`, which is not translated: a lambda expression or a method reference of the workspace whose own place is not translated may implement it/
    }

    //@ performs (count.value) { count.value == \old(count.value) + 3 }
    void fieldOf() {
        count.updateAndGet(how);
//      ^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `IntUnaryOperator\.applyAsInt`, which is not translated: a lambda expression or a method reference of the workspace whose own place is not translated may implement it/
    }

    //@ performs (count.value) { count.value == \old(count.value) + 4 }
    void reassigned() {
        later(x -> x + 4);
//      ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `IntUnaryOperator\.applyAsInt`, which is not translated: a lambda expression or a method reference of the workspace whose own place is not translated may implement it/
    }

    private void later(IntUnaryOperator given) {
        IntUnaryOperator then = given;
        then = how;
        count.updateAndGet(then);
    }
}

class Unknown {
    void hand(org.acme.Bus bus) {
        bus.on(x -> x + 2);
//      ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `org\.acme\.Bus\.on`, which has neither source nor a trusted specification here/
        bus.both((x, y) -> x + y);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `org\.acme\.Bus\.both`, which has neither source nor a trusted specification here/
    }
}
