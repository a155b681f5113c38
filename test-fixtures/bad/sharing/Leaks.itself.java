//- verdict: failed
//- java-checks: auto
// What a lock guards is handed out itself.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Leaks {
    private final Set<String> names = new HashSet<>();
    private final List<String> fixed = new ArrayList<>();

    Leaks() {
        fixed.add("first");
    }

    synchronized void add(String name) {
        names.add(name);
    }

    synchronized Set<String> names() {
        return names;
        //     ^^^^^ error[race]: /the collection in `names` is handed out here: whoever gets it uses it without holding `this`, which every use of it here holds; hand out a copy/
    }

    List<String> fixed() {
        return fixed;
    }
}
