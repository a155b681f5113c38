//- verdict: verified
// The contents of a plain collection are guarded like the field that refers to it; what is synchronized or made for threads needs no guard.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

@ThreadSafe
class Names {
    @GuardedBy("this") private final List<String> names = new ArrayList<>();
    private final List<String> log = Collections.synchronizedList(new ArrayList<String>());
    private final ConcurrentHashMap<String, String> index = new ConcurrentHashMap<>();

    synchronized void add(String name) {
        names.add(name);
        log.add(name);
        index.put("last", name);
    }

    synchronized List<String> copy() {
        return new ArrayList<>(names);
    }

    List<String> made() {
        List<String> own = new ArrayList<>();
        own.add("x");
        return own;
    }
}

class Version implements Comparable<Version> {
    private final int number = 1;

    public int compareTo(Version other) {
        return other == null ? 1 : number - other.number;
    }
}
