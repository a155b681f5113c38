//- verdict: failed
// Collections, iterators and views that leave the guard: through locals, results, fields, arrays, other collections and other bodies.
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

class Ledger {
    private final Object lock = new Object();
    @GuardedBy("lock") private final List<String> list = new ArrayList<>();
    @GuardedBy("lock") private final Map<String, String> map = new HashMap<>();
    @GuardedBy("lock") private final StringBuilder text = new StringBuilder();
    @GuardedBy("lock") private Object anything;
    static volatile List<String> known;

    int later() {
        List<String> l;
        synchronized (lock) {
            l = list;
        }
        return l.size();
        //     ^^^^^^^^ error[access-discipline]: /`the contents of list` is read here/
    }

    int chosen(boolean b) {
        return (b ? list : list).size();
        //     ^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`the contents of list` is read here/
    }

    void switched(int n) {
        List<String> l = switch (n) {
            case 1 -> list;
            default -> new ArrayList<>();
        };
        l.clear();
//      ^^^^^^^^^ error[access-discipline]: /`the contents of list` is written here/
    }

    void matched(Object o) {
        synchronized (lock) {
            o = list;
        }
        if (o instanceof ArrayList<?> l) {
            l.clear();
//          ^^^^^^^^^ error[access-discipline]: /`the contents of list` is written here/
        }
    }

    boolean walk() {
        Iterator<String> it;
        synchronized (lock) {
            it = list.iterator();
        }
        return it.hasNext();
        //     ^^^^^^^^^^^^ error[access-discipline]: /`the contents of list` is read here/
    }

    void change() {
        Map.Entry<String, String> found = null;
        synchronized (lock) {
            for (Map.Entry<String, String> one : map.entrySet()) {
                found = one;
            }
        }
        if (found != null) {
            found.setValue("x");
//          ^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`the contents of map` is written here/
        }
    }

    List<String> view() {
        synchronized (lock) {
            return Collections.unmodifiableList(list);
            //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /This is handed out here and leads to the collection `list`/
        }
    }

    Collection<String> values() {
        synchronized (lock) {
            return map.values();
            //     ^^^^^^^^^^^^ error[race]: /This is handed out here and leads to the collection `map`/
        }
    }

    List<String> required() {
        List<String> l;
        l = Objects.requireNonNull(list);
        return l;
        //     ^ error[race]: /The collection `list` is handed out here/
    }

    void keep() {
        known = list;
        //      ^^^^ error[race]: /The collection `list` is handed out here/
    }

    void hide() {
        synchronized (lock) {
            anything = list;
            //         ^^^^ error[race]: /The collection `list` is handed out here/
        }
    }

    Object[] box() {
        return new Object[] { list };
        //                    ^^^^ error[race]: /The collection `list` is handed out here/
    }

    void put(List<List<String>> into) {
        if (into != null) {
            into.add(list);
            //       ^^^^ error[race]: /The collection `list` is handed out here/
        }
    }

    private List<String> own() {
        return list;
    }

    int owned() {
        return own().size();
        //     ^^^^^^^^^^^^ error[access-discipline]: /`the contents of list` is read here/
    }

    List<String> ownedOut() {
        return own();
        //     ^^^^^ error[race]: /This is handed out here and leads to the collection `list`/
    }

    private void fill(List<String> into) {
        into.add("x");
    }

    void filled() {
        fill(list);
//      ^^^^^^^^^^ error[access-discipline]: /`the contents of list` is written here/
    }

    String told() {
        return "all: " + list;
        //               ^^^^ error[access-discipline]: /`the contents of list` is read here/
    }

    StringBuilder write() {
        synchronized (lock) {
            return text.append("x");
            //     ^^^^^^^^^^^^^^^^ error[race]: /This is handed out here and leads to the collection `text`/
        }
    }

    Runnable task() {
        List<String> l = list;
        return () -> { if (l != null) l.clear(); };
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /the collection `list` in a local that another body uses/
    }
}
