//- verdict: verified
//- option: all
// Objects of anonymous classes of which only the name of the superclass is known: what they override may be called at any time.
import foo.Bus;
import foo.Listener;

class AnonymousListeners {
    private int heard;

    void listen(Bus bus) {
        if (bus == null) return;
        int own = 3;
        int[] kept = {own};
        bus.add(new Listener(own) {
            private int count = 7;

            @Override
            public void on(int event) {
                count++;
                heard = event;
            }
        });
        assert own == 3 && kept[0] == 3;
    }

    boolean local(Bus bus) {
        int[] seen = new int[1];
        Object one = new Listener(1) {
            @Override
            public void on(int event) {
                seen[0] = event;
            }
        };
        assert one != null && seen[0] == 0;
        return !(one instanceof String);
    }
}
