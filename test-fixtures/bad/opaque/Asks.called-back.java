//- verdict: failed
//- option: all
//- java-checks: auto
// Who calls `Runnable.run` or a method of an unknown interface knows nothing of a lock.
import java.util.concurrent.ExecutorService;
import javax.annotation.concurrent.GuardedBy;

class Asks implements Runnable {
    @GuardedBy("this") private int steps;

    @Override @GuardedBy("this") public void run() {
    //                                       ^^^ error[precondition]: /`Asks\.run` may be called by the library or by code without source, which does not know that it wants `this\.holder == tid`: it overrides what they know/
        steps++;
    }

    void start(ExecutorService executor) {
        executor.submit(this);
    }
}

class Listens implements com.foo.Listener {
    @GuardedBy("this") private int events;

    @Override @GuardedBy("this") public void onEvent(Object event) {
    //                                       ^^^^^^^ error[precondition]: /`Listens\.onEvent` may be called by the library or by code without source, which does not know that it wants `this\.holder == tid`: it overrides what they know/
        events++;
    }

    void start() {
        com.foo.Bus.add(this);
    }
}
