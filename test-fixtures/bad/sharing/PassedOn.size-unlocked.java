//- verdict: failed
//- java-checks: auto
// Where the collection goes nobody follows; that it is read without its lock here is a race anyhow.
import java.util.*;
class PassedOn {
    private final List<String> names = new ArrayList<>();
    synchronized void add(String s) { names.add(s); }
    int size() { return names.size(); }
    //                  ^^^^^^^^^^^^ error[race]: /the collection in `names` is read here without holding `this`, which every change of it holds/

    synchronized int hash() { return Objects.hash(names); }
    private int count() { return names.size(); }
    synchronized int n() { return count() + use(names); }
    static int use(List<String> l) { return l.size(); }
}
