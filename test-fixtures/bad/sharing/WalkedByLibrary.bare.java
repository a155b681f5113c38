//- verdict: failed
//- option: all
// What the library walks through it walks through without the monitor of a synchronized collection, as a loop does.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class WalkedByLibrary {
    private final List<String> names = Collections.synchronizedList(new ArrayList<>());
    private final Map<String, String> texts = Collections.synchronizedMap(new HashMap<>());

    void add(String one) {
        names.add(one);
        texts.put(one, one);
    }

    String joined() {
        return String.join(",", names);
        //     ^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`names` is walked through here without holding its monitor: only single calls of its methods take that, and another thread may change it meanwhile/
    }

    String largest() {
        return Collections.max(names);
        //     ^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`names` is walked through here without holding its monitor: only single calls of its methods take that, and another thread may change it meanwhile/
    }

    Set<String> distinct() {
        return new HashSet<>(names);
        //                   ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: walking through `names` without holding its monitor, in what promises `@ThreadSafe`: only single calls of its methods hold that/
    }

    Map<String, String> copy() {
        return new HashMap<>(texts);
        //                   ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: walking through `texts` without holding its monitor, in what promises `@ThreadSafe`: only single calls of its methods hold that/
    }
}
