//- verdict: failed
//- option: all
//- java-checks: auto
// A lambda or method reference for a parameter whose interface nobody knows: whoever gets it may run it at any time, in any thread.
import com.foo.Change;
import com.foo.Handler;

class ListenersOfStrangers {
    private final Handler first;
    private int events;

    ListenersOfStrangers(Handler first) {
        this.first = first;
    }

    static ListenersOfStrangers quiet() {
        return new ListenersOfStrangers(event -> {});
    }

    synchronized void count() {
        events++;
    }

    void start() {
        register(event -> count());
        register(this::count);
        register(event -> count(), event -> {});
        change("name", event -> count());
        on(event -> events++);
        //          ^^^^^^ error[race]: /`events` is read here without holding `this`, which is held in most places where it is used/
    }

    private void register(Handler... handlers) {
        com.foo.Bus.add(handlers);
    }

    private <T> void change(T name, Change<T> change) {
        com.foo.Bus.add(name, change, first);
    }

    private void on(Runnable code) {
        code.run();
    }

    private void on(Handler handler) {
        com.foo.Bus.add(handler);
    }
}
