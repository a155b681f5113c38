//- verdict: verified
//- java-checks: auto
// A collection that is passed on while its lock is held, and used nowhere without it.
import java.util.*;
class PassedOn {
    private final List<String> names = new ArrayList<>();
    synchronized void add(String s) { names.add(s); }
    synchronized int size() { return names.size(); }

    synchronized int hash() { return Objects.hash(names); }
    private int count() { return names.size(); }
    synchronized int n() { return count() + use(names); }
    static int use(List<String> l) { return l.size(); }
}
