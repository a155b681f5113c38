//- verdict: verified
//- java-checks: auto
//- option: all
// A static initializer may call code without source, though some method of the workspace waits that such code may call.
import com.foo.Logger;
import com.foo.LoggerFactory;

class LoggersInInitializers implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(LoggersInInitializers.class);
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
        return LOG.name("listener");
    }
}
