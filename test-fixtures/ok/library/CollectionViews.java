//- verdict: verified
// Locals, iterators, entries and views of guarded collections used under the lock, copies handed out, a private helper, a swap of two that share a guard.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

class Ledger {
    private final Object lock = new Object();
    @GuardedBy("lock") private final List<String> list = new ArrayList<>();
    @GuardedBy("lock") private final Map<String, String> map = new HashMap<>();
    @GuardedBy("lock") private final StringBuilder text = new StringBuilder();
    @GuardedBy("lock") private List<String> active = new ArrayList<>();
    @GuardedBy("lock") private List<String> spare = new ArrayList<>();

    int size() {
        List<String> l;
        synchronized (lock) {
            l = list;
            return l.size();
        }
    }

    int count() {
        int n = 0;
        synchronized (lock) {
            for (String one : list) {
                n++;
            }
            for (Map.Entry<String, String> one : map.entrySet()) {
                if (one != null && one.getValue() == null) {
                    n++;
                }
            }
        }
        return n;
    }

    List<String> copy() {
        synchronized (lock) {
            return new ArrayList<>(list);
        }
    }

    List<String> shown() {
        List<String> copied;
        synchronized (lock) {
            copied = List.copyOf(map.values());
        }
        return Collections.unmodifiableList(copied);
    }

    Object[] array() {
        synchronized (lock) {
            return list.toArray();
        }
    }

    String first() {
        String found = null;
        synchronized (lock) {
            Iterator<String> it = list.iterator();
            if (it.hasNext()) {
                found = it.next();
            }
        }
        return found;
    }

    void fillUp() {
        synchronized (lock) {
            fill(list);
            own().add("y");
        }
    }

    private void fill(List<String> into) {
        into.add("x");
    }

    private List<String> own() {
        return list;
    }

    void swap() {
        synchronized (lock) {
            List<String> taken = active;
            active = spare;
            spare = taken;
        }
    }

    String told() {
        synchronized (lock) {
            text.append("x").append(1);
            return "all: " + list + text;
        }
    }
}
