//- verdict: failed
// Two threads may take the same item.
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

    //@ performs (first.value) { \result == null ? first.value == \old(first.value) : first.value == \result && \result == ((Node) \old(first.value)).next.value }
    Node take() {
    //   ^^^^ error[performs]: /`QueueMichaelScott\.take` does not do what its action says when it returns: `\\result == null \? first\.value == \\old\(first\.value\) : first\.value == \\result && \\result == \(\(Node\) \\old\(first\.value\)\)\.next\.value` may not hold/
        while (true) {
            Node seen = first.get();
            Node next = seen.next.get();
            if (next == null) return null;
            first.compareAndSet(seen, next);
            return next;
        }
    }
}
