//- verdict: failed
//- option: all
//- java-checks: auto
// The object may be of a class below, which has a supertype of which nothing is known: what runs there may come back.
import java.util.Collection;

abstract class Plain implements Collection<String> {
    private int events;

    public synchronized void hook() {
        events++;
    }

    synchronized void counted() {
        int before = events;
        size();
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }

    synchronized void asked(Object other) {
        int before = events;
        boolean same = other.equals(this);
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }
}

class Half extends Plain implements com.foo.Sized {
    static void called() {
        new Half().counted();
//      ^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }
}
