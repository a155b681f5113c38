//- verdict: verified
//- java-checks: auto
// What a lock guards is copied before it is handed out.
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
        return new HashSet<>(names);
    }

    List<String> fixed() {
        return fixed;
    }
}
