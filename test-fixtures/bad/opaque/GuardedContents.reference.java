//- verdict: failed
//- option: all
//- java-checks: auto
// Whoever runs a method reference uses the list without the lock.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.annotation.concurrent.GuardedBy;

class GuardedContents implements Cloneable {
    @GuardedBy("this") private List<Integer> items = new ArrayList<>();
    @GuardedBy("this") private long last;

    synchronized void add(Optional<Integer> item) {
        item.ifPresent(items::add);
        //             ^^^^^^^^^^ error[race]: /The collection `items` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
        last = 5;
    }

    synchronized int highest() {
        return items.stream().mapToInt(one -> one).max().orElse(0);
    }

    void later(Executor executor) {
        executor.execute(() -> {
            synchronized (this) {
                items.clear();
            }
        });
    }

    @Override public synchronized GuardedContents clone() throws CloneNotSupportedException {
        GuardedContents copy = (GuardedContents) super.clone();
        synchronized (copy) {
            copy.items = new ArrayList<>(items);
        }
        return copy;
    }
}

class Cells {
    @GuardedBy("this") private final int[] values = new int[4];

    synchronized void clear() {
        Arrays.fill(values, 0);
    }

    synchronized void set(int index) {
        values[index] = 1;
    }
}
