//- verdict: failed
// The swap compares with what is there now, and not with what was seen.
import java.util.concurrent.atomic.AtomicReference;

final class StackNode {
    final int item;
    final StackNode next;
    StackNode(int item, StackNode next) { this.item = item; this.next = next; }
}

class LockFreeStack {
    private final AtomicReference<StackNode> top = new AtomicReference<>();

    //@ performs (top.value) { \result == \old(top.value) && top.value == (\result == null ? null : \result.next) }
    StackNode pop() {
//            ^^^ error[performs]
        while (true) {
            StackNode seen = top.get();
            if (seen == null) return null;
            if (top.compareAndSet(top.get(), seen.next)) return seen;
        }
    }
}
