//- verdict: verified
//- option: all
// What `@Cleanup` closes at the end of the block another thread has long got hold of.
import lombok.Cleanup;

class CleanupShared {
    private int used;

    synchronized void use() {
        used++;
    }

    synchronized void close() {
        used = 0;
    }

    static void shared() {
        @Cleanup CleanupShared one = new CleanupShared();
        new Thread(() -> one.use()).start();
    }
}
