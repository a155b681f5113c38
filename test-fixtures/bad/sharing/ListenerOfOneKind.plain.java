//- verdict: failed
//- option: all
//- java-checks: auto
// The one kind of listener that there is counts in two threads.
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
        //          ^^^^ error[race]: /`seen` may be written by one thread while another one uses it: no lock is held wherever it is used/

        public void on(String event) {
            seen++;
        }

        int seen() {
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
