//- verdict: verified
//- java-checks: auto
// A monitor that nobody gives up keeps what it protects.
import java.util.concurrent.TimeUnit;

class GivenUpByUnits {
    private static final Thread WORKER = new Thread();
    @GuardedBy("WORKER") private static int n;

    static void hit() {
        synchronized (WORKER) {
            n++;
        }
    }

    static void rest() throws Exception {
        synchronized (WORKER) {
            n = 0;
            TimeUnit.SECONDS.sleep(1);
            assert n == 0;
        }
    }
}
