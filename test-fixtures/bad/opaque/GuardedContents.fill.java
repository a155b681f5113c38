//- verdict: failed
//- option: all
//- java-checks: auto
// An array is handed over without the lock.
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
        synchronized (copy) {
            copy.items = new ArrayList<>(items);
        }
        return copy;
    }
}

class Cells {
    @GuardedBy("this") private final int[] values = new int[4];

    void clear() {
        Arrays.fill(values, 0);
//      ^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /an element of the array that `Arrays\.fill\(int\[\], int\)` is given is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//      ^^^^^^^^^^^^^^^^^^^^^^ error[race]: /an element of the array that `Arrays\.fill\(int\[\], int\)` is given is written here while another thread may be writing it: it is only protected while `this\.holder == tid`/
    }

    synchronized void set(int index) {
        values[index] = 1;
    }
}
