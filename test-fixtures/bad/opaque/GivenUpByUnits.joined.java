//- verdict: failed
//- java-checks: auto
// `timedJoin` waits on the thread, and gives its monitor up meanwhile.
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
            TimeUnit.SECONDS.timedJoin(WORKER, 1);
            assert n == 0;
            //     ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
        }
    }
}
