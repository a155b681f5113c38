//- verdict: verified
//- java-checks: auto
// The library runs a comparator of the workspace, which writes a field of its own.
import java.util.*;

class Comparators implements Comparator<String> {
    private int calls;
    private int other;

    public synchronized int compare(String left, String right) {
        return left.length() - right.length();
    }

    synchronized void sort(List<String> names) {
        other = 1;
        Collections.sort(names, this);
        assert other == 1;
        calls = other;
    }
}
