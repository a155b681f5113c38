//- verdict: failed
//- java-checks: auto
// The comparator writes what is looked at behind the call.
import java.util.*;

class Comparators implements Comparator<String> {
    private int calls;
    private int other;

    public synchronized int compare(String left, String right) {
        other++;
//      ^^^^^^^ error[modifies]: /this step \(it writes `other`\) is not allowed here: `Comparators\.compare` overrides a method of the library that may be called anywhere and is believed to change nothing/
        return left.length() - right.length();
    }

    synchronized void sort(List<String> names) {
        other = 1;
        Collections.sort(names, this);
        assert other == 1;
        calls = other;
    }
}
