//- verdict: verified
// A set that the library has made is of no class that is known here, but it is a collection, and so has its iterator.
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

class IterableViews {
    static List<String> one() {
        List<String> all = new ArrayList<>();
        all.add("a");
        return all;
    }

    static int begun() {
        Iterable<String> on = Set.of("a");
        int begun = 0;
        int done = 0;
        try {
            begun++;
            on.iterator();
            done++;
        } catch (RuntimeException any) {
            done++;
        }
        //@ assert begun - done == 0
        return begun - done;
    }
}
