//- verdict: failed
// The link is set without a look, also where there is one.
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
                seen.next.set(node);
//              ^^^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `value`\) breaks what other threads assume of their environment: `\\old\(next\.value\) != null ==> next\.value == \\old\(next\.value\)` may not hold of this step/
                last.compareAndSet(seen, node);
                return;
            } else {
                last.compareAndSet(seen, next);
            }
        }
    }
}
