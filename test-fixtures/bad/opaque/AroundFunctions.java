//- verdict: failed
//- option: all
//- java-checks: auto
// The object around a function or a class within may be of a class below, which has a supertype of which nothing is known.
// (Found by `npm run opaque -- --family half-known`.)
import java.util.Collection;

abstract class Around implements Collection<String> {
    private int events;

    public synchronized void hook() {
        events++;
    }

    synchronized void byFunction() {
        int before = events;
        Runnable inside = () -> {
            this.clear();
        };
        inside.run();
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }

    synchronized void byItsName() {
        int before = events;
        Runnable inside = () -> clear();
        inside.run();
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }

    synchronized void byReference() {
        int before = events;
        Runnable inside = this::clear;
        inside.run();
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }

    synchronized void byAnonymousClass() {
        int before = events;
        Runnable inside = new Runnable() {
            public void run() {
                Around.this.clear();
            }
        };
        inside.run();
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }

    class Inner {
        void go() {
            clear();
        }
    }

    synchronized void byInnerClass() {
        int before = events;
        new Inner().go();
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }
}

class HalfAround extends Around implements com.foo.Sized {
}
