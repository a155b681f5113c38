//- verdict: verified
//- java-checks: auto
//- option: all
// An exception of a class that is not known may be any, or none that is thrown.
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
        assert x != 0;
        return x;
    }
}
