//- verdict: failed
//- java-checks: auto
//- option: all
// It may throw before the assignment.
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
            assert x == 1;
            //     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
        }
        return x;
    }

    boolean isLate(Clock clock) { return clock.now() > 5 && !clock.isStopped(); }
}
