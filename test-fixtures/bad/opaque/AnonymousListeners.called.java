//- verdict: failed
//- option: all
// Code without source may have called the listener before it returns.
import foo.Bus;
import foo.Listener;

class AnonymousListeners {
    private int heard;

    void listen(Bus bus) {
        if (bus == null) return;
        int own = 3;
        int[] kept = {own};
        heard = 3;
        bus.add(new Listener(own) {
            private int count = 7;

            @Override
            public void on(int event) {
                count++;
                heard = event;
            }
        });
        assert own == 3 && kept[0] == 3;
        assert heard == 3;
        //     ^^^^^^^^^^ error[assertion]: /`heard == 3` may not hold here\./
    }

    boolean local(Bus bus) {
        int[] seen = new int[1];
        Object one = new Listener(1) {
            @Override
            public void on(int event) {
                seen[0] = event;
            }
        };
        assert one != null;
        bus.add(one);
//      ^^^^^^^^^^^^ warning[null-dereference]: /`bus` may be null here\./
        assert seen[0] == 0;
        //     ^^^^^^^^^^^^ error[assertion]: /`seen\[0\] == 0` may not hold here\./
        return !(one instanceof String);
    }
}
