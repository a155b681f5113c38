//- verdict: failed
// The queue ends at the successor of a node that may have none.
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
                last.compareAndSet(seen, next.next.get());
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `first\.value != null && last\.value != null` may not hold after this: this atomic block/
            }
        }
    }
}
