//- verdict: failed
//- option: all
//- java-checks: auto
// The library runs what changes a queue of one's own: that comes back into the class that hands it over, whose lock is this thread's.
import java.util.AbstractQueue;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;

class OwnDeque extends AbstractQueue<String> {
    private final Uses uses;

    OwnDeque(Uses uses) {
        this.uses = uses;
    }

    @Override public boolean add(String item) {
        uses.note();
        return true;
    }

    @Override public boolean offer(String item) {
        return false;
    }

    @Override public String poll() {
        return null;
    }

    @Override public String peek() {
        uses.note();
//      ^^^^^^^^^^^ error[modifies]: /this step \(it writes `looks`\) is not allowed here: `OwnDeque\.peek` overrides a method of the library that may be called anywhere and is believed to change nothing/
        return null;
    }

    @Override public int size() {
        return 1;
    }

    @Override public Iterator<String> iterator() {
        return List.of("only").iterator();
    }
}

class Uses {
    private int looks;

    synchronized void note() {
        looks++;
    }

    synchronized void byStatic(Queue<String> queue) {
        looks = 1;
        Collections.addAll(queue, "a", "b");
        assert looks == 1;
        //     ^^^^^^^^^^ error[assertion]: /`looks == 1` may not hold here\./
    }

    synchronized void byBulk(Queue<String> queue, List<String> items) {
        looks = 1;
        queue.addAll(items);
        assert looks == 1;
        //     ^^^^^^^^^^ error[assertion]: /`looks == 1` may not hold here\./
    }

    synchronized void byName(Queue<String> queue) {
        looks = 1;
        queue.add("a");
        assert looks == 1;
        //     ^^^^^^^^^^ error[assertion]: /`looks == 1` may not hold here\./
    }
}
