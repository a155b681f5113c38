//- verdict: verified
// A queue without a lock (Michael & Scott 1996) of the library's references. Taking is one action: what it gives is the successor of the first node, and then the first node itself.
// Of putting, and of finding nothing, only this is proved: no null, a link is written once. `QueueLockFree` says more, of volatile fields.
import java.util.concurrent.atomic.AtomicReference;

class QueueMichaelScott {
    static final class Node {
        final int item;
        final AtomicReference<Node> next = new AtomicReference<>();
        //@ env_assumption \old(next.value) != null ==> next.value == \old(next.value)
        Node(int item) { this.item = item; }
    }

    private final AtomicReference<Node> first;
    private final AtomicReference<Node> last;
    //@ global_invariant first.value != null && last.value != null

    QueueMichaelScott() {
        Node node = new Node(0);
        first = new AtomicReference<>(node);
        last = new AtomicReference<>(node);
    }

    void put(int item) {
        Node node = new Node(item);
        while (true) {
            Node seen = last.get();
            Node next = seen.next.get();
            if (next == null) {
                if (seen.next.compareAndSet(null, node)) {
                    last.compareAndSet(seen, node);
                    return;
                }
            } else {
                last.compareAndSet(seen, next);
            }
        }
    }

    //@ performs (first.value) { \result == null ? first.value == \old(first.value) : first.value == \result && \result == ((Node) \old(first.value)).next.value }
    Node take() {
        while (true) {
            Node seen = first.get();
            Node next = seen.next.get();
            if (next == null) return null;
            if (first.compareAndSet(seen, next)) return next;
        }
    }
}
