//- verdict: verified
//- option: all
//- java-checks: auto
// Methods that want a lock: one calls itself by another, one implements an interface of the workspace, which no code without source knows.
import javax.annotation.concurrent.GuardedBy;

interface Step {
    void step(int depth);
}

class Asks implements Step {
    @GuardedBy("this") private int steps;

    @Override @GuardedBy("this") public void step(int depth) {
        steps++;
        if (depth > 0) back(depth - 1);
    }

    @GuardedBy("this") private void back(int depth) {
        step(depth);
    }

    synchronized void start() {
        step(3);
        com.foo.Log.write("started");
    }
}
