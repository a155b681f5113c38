//- verdict: failed
//- option: all
//- java-checks: auto
// The copy has the same list.
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
        if (item.isPresent()) items.add(3);
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
        //                                       ^^^^^^^^^^^^^ error[race]: /The copy that is made here has the same collection `items`: code that gets it can use its contents without what guards them\. Hand out a copy\./
        synchronized (copy) {
            copy.last = 3;
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
