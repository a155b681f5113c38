//- verdict: failed
// What is called by `Iterable` was taken to be of one of the classes that are known here, and no set is: so nothing came behind the call.
// (Found by `npm run values`.)
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
        //@ assert begun - done != 0
        //         ^^^^^^^^^^^^^^^^^ error[assertion]: /`begun - done != 0` may not hold here\./
        return begun - done;
    }
}
