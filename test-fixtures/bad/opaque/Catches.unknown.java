//- verdict: failed
//- java-checks: auto
//- option: all
// It may be the one that is thrown.
import com.acme.Clock;
import com.acme.LateException;

class Catches {
    int late() {
        int x = 0;
        try {
            Clock.tick();
            x = 1;
        } catch (LateException e) {
            assert x == 0;
            x = 2;
        }
        assert x == 1;
        //     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
        return x;
    }
}
