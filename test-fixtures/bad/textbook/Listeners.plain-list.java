//- verdict: failed
// In an ordinary list adding is locked, and going through it is not.
import java.util.ArrayList;
import java.util.List;

@ThreadSafe
class Listeners {
    @GuardedBy("this") private final List<Listener> listeners = new ArrayList<>();

    synchronized void add(Listener one) {
        listeners.add(one);
    }

    int tell() {
        int told = 0;
        for (Listener one : listeners) {
        //                  ^^^^^^^^^ error[access-discipline]: /`the contents of listeners` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            if (one != null) {
                told++;
            }
        }
        return told;
    }

    List<Listener> all() {
        return listeners;
        //     ^^^^^^^^^ error[race]: /The collection `listeners` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }
}

class Listener {
}
