//- verdict: verified
//- java-checks: auto
// Objects that are made once and then only read: by volatile fields, holders, final fields, copies on every write.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;

class Settings {
    static final class Values {
        final String host;
        final int port;
        Values(String host, int port) { this.host = host; this.port = port; }
        Values at(int other) { return new Values(host, other); }
    }
    private volatile Values values = new Values("localhost", 80);
    Values values() { return values; }
    synchronized void moveTo(int port) { values = values.at(port); }
}

class Holder {
    private static class Inner { static final Holder ONLY = new Holder(); }
    static Holder only() { return Inner.ONLY; }
    private final Map<String, Integer> sizes = Map.of("a", 1, "b", 2);
    Integer sizeOf(String name) { return sizes.get(name); }
}

class CopiedList {
    private volatile List<String> names = new ArrayList<>();
    synchronized void add(String name) {
        List<String> copy = new ArrayList<>(names);
        copy.add(name);
        names = copy;
    }
    int size() { return names.size(); }
}

class CopiedMap {
    private volatile Map<String, String> texts = Map.of();
    String get(String key) { return texts.get(key); }
    synchronized void put(String key, String text) {
        Map<String, String> copy = new HashMap<>(texts);
        copy.put(key, text);
        texts = Map.copyOf(copy);
    }
}

class Checked {
    private static volatile Checked only;
    static Checked only() {
        Checked seen = only;
        if (seen == null) {
            synchronized (Checked.class) {
                seen = only;
                if (seen == null) only = seen = new Checked();
            }
        }
        return seen;
    }
}

class Watchers {
    private final List<Runnable> all = new CopyOnWriteArrayList<>();
    void add(Runnable one) { all.add(one); }
    void tell() { for (Runnable one : all) one.run(); }
}

class Stack {
    private static final class Node {
        final int value;
        final Node below;
        Node(int value, Node below) { this.value = value; this.below = below; }
    }
    private final AtomicReference<Node> top = new AtomicReference<>();
    void push(int value) {
        Node seen;
        do { seen = top.get(); } while (!top.compareAndSet(seen, new Node(value, seen)));
    }
    Integer pop() {
        Node seen;
        do {
            seen = top.get();
            if (seen == null) return null;
        } while (!top.compareAndSet(seen, seen.below));
        return seen.value;
    }
}
