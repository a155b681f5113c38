//- verdict: failed
//- option: all
// An updater writes the field by its name.
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

class Snapshots {
    private static final AtomicReferenceFieldUpdater<Snapshots, int[]> PAIR =
        AtomicReferenceFieldUpdater.newUpdater(Snapshots.class, int[].class, "pair");

    private volatile int[] pair = {0, 0};

    int sum() {
        int[] p = pair;
        return p.length;
        //     ^^^^^^^^ warning[null-dereference]: /`p` may be null here\./
    }

    void clear() {
        PAIR.set(this, null);
    }
}
