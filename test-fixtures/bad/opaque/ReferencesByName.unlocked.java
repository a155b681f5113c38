//- verdict: failed
//- option: all
//- java-checks: auto
// The reference runs without the lock.
import java.util.List;
import java.util.Optional;

class ReferencesByName {
    private int count;

    void bump(Integer by) {
        count++;
//      ^^^^^ error[race]: /`count` is read here without holding `this`, which every write of it holds/
    }

    private synchronized void down(Integer by) {
        count--;
    }

    synchronized void both() {
        bump(1);
        down(2);
    }

    static <T extends ReferencesByName> void ofVariable(T it) {
        Optional.of(1).ifPresent(it::bump);
    }

    static void ofLocal(ReferencesByName it) {
        var one = Optional.of(it).get();
        Optional.of(-1).ifPresent(one::down);
    }
}
