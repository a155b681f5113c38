//- verdict: failed
//- option: all
//- java-checks: auto
// The comparator runs code without source, and that may come back into the class, whose lock is this thread's.
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

class ComparatorOfStrangers implements Comparator<String>, Runnable {
    private int sorted;

    public int compare(String left, String right) {
        return com.foo.Rules.compare(left, right);
    }

    public synchronized void run() {
        sorted++;
    }

    synchronized void sort(List<String> names) {
        sorted = 1;
        Collections.sort(names, this);
        assert sorted == 1;
        //     ^^^^^^^^^^^ error[assertion]: /`sorted == 1` may not hold here\./
    }
}
