//- verdict: verified
// What is gone through outside the lock is a copy that was made under it.

import java.util.ArrayList;
import java.util.List;

class SnapshotUnderLock {
    private final List<String> names = new ArrayList<>();

    synchronized void add(String name) {
        names.add(name);
    }

    void print() {
        List<String> snapshot;
        synchronized (this) {
            snapshot = new ArrayList<>(names);
        }
        for (String name : snapshot) {
            System.out.println(name);
        }
    }

    synchronized String text() {
        return "all: " + names;
    }

    int count() {
        List<String> all;
        synchronized (this) {
            all = names;
            return all.size();
        }
    }
}
