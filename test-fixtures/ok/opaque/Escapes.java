//- verdict: verified
//- java-checks: auto
//- option: all
// What is not given to code without source is not known to it.
import com.acme.Clock;

class Box {
    int n;
}

class Escapes {
    void keep() {
        Box box = new Box();
        box.n = 1;
        Clock.tick();
        assert box.n == 1;
    }

    int thrown() {
        int x = 0;
        try {
            Clock.tick();
            x = 1;
        } catch (RuntimeException e) {
            assert x == 0;
        }
        return x;
    }

    boolean isLate(Clock clock) { return clock.now() > 5 && !clock.isStopped(); }
}
