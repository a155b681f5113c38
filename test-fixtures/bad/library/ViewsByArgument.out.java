//- verdict: failed
//- option: all
// What the library makes of a guarded collection may lead to it, whether the collection is what is called or an argument.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.concurrent.GuardedBy;

class ViewsByArgument {
    @GuardedBy("this")
    private final List<String> names = new ArrayList<>();
    @GuardedBy("this")
    private final Map<String, Boolean> flags = new HashMap<>();
    @GuardedBy("this")
    private final TreeMap<String, Boolean> sorted = new TreeMap<>();
    @GuardedBy("this")
    private final Deque<String> last = new ArrayDeque<>();
    @GuardedBy("this")
    private final StringBuilder text = new StringBuilder();

    synchronized void add(String one) {
        names.add(one);
        flags.put(one, true);
        sorted.put(one, true);
        last.add(one);
        text.append(one);
    }

    synchronized Collection<String> checked() {
        return Collections.checkedCollection(names, String.class);
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /The collection `names` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized Set<String> keys() {
        return Collections.newSetFromMap(flags);
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /The collection `flags` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized NavigableSet<String> inOrder() {
        return sorted.navigableKeySet();
        //     ^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /The collection `sorted` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized Queue<String> lastFirst() {
        return Collections.asLifoQueue(last);
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /The collection `last` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized Map.Entry<String, List<String>> named() {
        return Map.entry("all", names);
        //     ^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /The collection `names` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized java.util.stream.IntStream letters() {
        return text.chars();
        //     ^^^^^^^^^^^^ error[race]: /The collection `text` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized Object anEntry() {
        return flags.entrySet().iterator().next();
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /This is handed out here and leads to the collection `flags`: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    boolean later() {
        Enumeration<String> rest;
        synchronized (this) {
            rest = Collections.enumeration(names);
        }
        return rest.hasMoreElements();
        //     ^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`the contents of names` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        //     ^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`rest` may be null here\./
    }
}
