//- verdict: failed
//- java-checks: auto
//- option: all
// What is given to it may be changed by anybody.
import com.acme.Clock;

class Box {
    int n;
}

class Escapes {
    void keep() {
        Box box = new Box();
        box.n = 1;
        Clock.tick(box);
        assert box.n == 1;
        //     ^^^^^^^^^^ error[assertion]: /`box\.n == 1` may not hold here\./
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
