//- verdict: failed
//- java-checks: auto
// What classes of the JDK hold that have no stub, under a lock; and one that is made for several threads, seen as another type.
import java.util.Date;
import java.util.EnumMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedSet;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;

class WithoutStubs {
    enum Kind { SMALL, LARGE }

    private final NavigableMap<Integer, Integer> byTime = new TreeMap<>();
    private final SortedSet<String> names = new TreeSet<>();
    private final StringJoiner line = new StringJoiner(",");
    private final EnumMap<Kind, Integer> counts = new EnumMap<>(Kind.class);
    private final Date made = new Date();
    private final NavigableMap<Integer, Integer> open = new ConcurrentSkipListMap<>();

    synchronized void put(int time, String name, Kind kind) {
        byTime.put(time, 1);
        names.add(name);
        line.add(name);
        counts.put(kind, time);
    }
    synchronized Integer at(int time) { return byTime.get(time); }
    synchronized boolean has(String name) { return names.contains(name); }
    synchronized String line() { return line.toString(); }
    synchronized Integer count(Kind kind) { return counts.get(kind); }
    long made() { return made.getTime(); }
    void openPut(int time) { open.put(time, 1); }
    Integer openAt(int time) { return open.get(time); }
}

class SeenAsMaps {
    enum Kind { SMALL, LARGE }

    private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);
    synchronized void put(Kind kind) { counts.put(kind, 1); }
    Integer count(Kind kind) { return counts.get(kind); }
    //                                ^^^^^^^^^^^^^^^^ error[race]: /`the contents of counts` is read here without holding `this`, which every write of it holds/
}
