//- verdict: failed
//- java-checks: auto
//- option: all
// A static initializer may call code without source, though some method of the workspace waits that such code may call.
import com.foo.Logger;
import com.foo.LoggerFactory;

class LoggersInInitializers implements Runnable {
//    ^^^^^^^^^^^^^^^^^^^^^ error[modifies]: /a static initializer may wait, and so give up a monitor that is held where the class is first used/
    private static final Logger LOG = LoggerFactory.getLogger(() -> {
        synchronized (LoggersInInitializers.class) {
            try {
                LoggersInInitializers.class.wait();
            } catch (InterruptedException e) {
            }
        }
    });
    private int open;

    synchronized void open() {
        open++;
        notify();
        LOG.info("opened");
    }

    @Override public void run() {
        synchronized (this) {
            try {
                while (open == 0) wait();
            } catch (InterruptedException e) {
                return;
            }
            open--;
        }
    }

    @Override public String toString() {
    //                      ^^^^^^^^ error[modifies]: /`LoggersInInitializers\.toString` may wait, and so give up a monitor: but it overrides a method of the library that may be called anywhere and is believed to change nothing/
        run();
//      ^^^^^ error[modifies]: /this step \(it writes `open`\) is not allowed here: `LoggersInInitializers\.toString` overrides a method of the library that may be called anywhere and is believed to change nothing/
        return LOG.name("listener");
    }
}
