//- verdict: verified
//- option: all
//- java-checks: auto
// A collection that nobody can change may be handed out.
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class Unchanging {
    private final Set<String> names;
    private final List<String> all;

    Unchanging(Collection<String> given) {
        names = Collections.unmodifiableSet(new LinkedHashSet<>(given));
        all = List.copyOf(given);
    }

    Set<String> names() {
        return names;
    }

    List<String> all() {
        return all;
    }

    boolean has(String one) {
        return names.contains(one);
    }
}
