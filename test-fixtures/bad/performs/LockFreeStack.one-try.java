//- verdict: failed
// A push whose swap fails is forgotten.
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
//       ^^^^ error[performs]
        while (true) {
            StackNode seen = top.get();
            top.compareAndSet(seen, new StackNode(item, seen));
            return;
        }
    }
}
