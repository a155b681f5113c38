//- verdict: failed
// The class synchronizes itself, so it is looked at without being asked for, and so is what stands in its bodies.
import java.util.List;

class LambdasOfChecked {
    private int x;

    synchronized void inc() {
        x++;
    }

    void each(List<String> all) {
        all.forEach(one -> {
//      ^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`all` may be null here\./
            int three = 3;
            assert three == 4;
            //     ^^^^^^^^^^ error[assertion]: /`three == 4` may not hold here\./
        });
    }
}
