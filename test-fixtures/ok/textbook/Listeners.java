//- verdict: verified
// Listeners in a copy-on-write list: going through it needs no lock.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

@ThreadSafe
class Listeners {
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();

    void add(Listener one) {
        listeners.add(one);
    }

    int tell() {
        int told = 0;
        for (Listener one : listeners) {
            if (one != null) {
                told++;
            }
        }
        return told;
    }
}

class Listener {
}
