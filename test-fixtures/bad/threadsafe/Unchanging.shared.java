//- verdict: failed
//- option: all
//- java-checks: auto
// Others may change what it is a view of.
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class Unchanging {
    private final Set<String> own = new LinkedHashSet<>();
    private final Set<String> names;

    Unchanging() {
        names = Collections.unmodifiableSet(own);
        //      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /This is handed out here and leads to the collection `own`: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized void add(String one) {
        own.add(one);
    }

    Set<String> names() {
        return names;
        //     ^^^^^ error[race]: /The collection `names` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }
}
