//- verdict: verified
//- option: all
//- java-checks: auto
// The one kind of listener that there is counts in two threads, under its monitor.
class ListenerOfOneKind {
    interface Listener {
        void on(String event);
    }

    private volatile Listener listener;

    void set(Listener given) {
        listener = given;
    }

    void publish(String event) {
        Listener known = listener;
        if (known != null) {
            known.on(event);
        }
    }

    static class Tail implements Listener {
        private int seen;

        public synchronized void on(String event) {
            seen++;
        }

        synchronized int seen() {
            return seen;
        }
    }

    public static void main(String[] args) {
        ListenerOfOneKind bus = new ListenerOfOneKind();
        Tail tail = new Tail();
        bus.set(tail);
        new Thread(() -> bus.publish("1")).start();
        new Thread(() -> bus.publish("2")).start();
        System.out.println(tail.seen());
    }
}
