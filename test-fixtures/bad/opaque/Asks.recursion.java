//- verdict: failed
//- option: all
//- java-checks: auto
// The way back into a method that wants a lock says nothing of it, and may be entered without.
import javax.annotation.concurrent.GuardedBy;

public class Asks {
    @GuardedBy("this") private int steps;

    @GuardedBy("this") public void step(int depth) {
        steps++;
        if (depth > 0) back(depth - 1);
    }

    public void back(int depth) {
        step(depth);
//      ^^^^^^^^^^^ error[precondition]: /`Asks\.step` requires `this\.holder == tid`, which may not hold here/
    }

    synchronized void start() {
        step(3);
    }
}
