//- verdict: failed
//- option: all
// What closes takes no lock.
import lombok.Cleanup;

class CleanupShared {
    private int used;

    synchronized void use() {
        used++;
    }

    void close() {
        used = 0;
//      ^^^^^^^^ error[race]: /`used` is written here without holding `this`, which is held in most places where it is used/
    }

    static void shared() {
        @Cleanup CleanupShared one = new CleanupShared();
        new Thread(() -> one.use()).start();
    }
}
