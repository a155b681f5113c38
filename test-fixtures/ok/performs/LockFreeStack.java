//- verdict: verified
// A stack without a lock (Treiber), of the library's AtomicReference: `push` and `pop` are one atomic action each. Nodes never change, so one that is read
// before the swap is what it was when the swap succeeds.
import java.util.concurrent.atomic.AtomicReference;

final class StackNode {
    final int item;
    final StackNode next;
    StackNode(int item, StackNode next) { this.item = item; this.next = next; }
}

class LockFreeStack {
    private final AtomicReference<StackNode> top = new AtomicReference<>();

    //@ performs (top.value) { top.value != null && ((StackNode) top.value).item == item && ((StackNode) top.value).next == \old(top.value) }
    void push(int item) {
        while (true) {
            StackNode seen = top.get();
            if (top.compareAndSet(seen, new StackNode(item, seen))) return;
        }
    }

    //@ performs (top.value) { \result == \old(top.value) && top.value == (\result == null ? null : \result.next) }
    StackNode pop() {
        while (true) {
            StackNode seen = top.get();
            if (seen == null) return null;
            if (top.compareAndSet(seen, seen.next)) return seen;
        }
    }
}
