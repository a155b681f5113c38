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
//      ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `set` on a `java\.util\.concurrent\.atomic\.AtomicReferenceFieldUpdater`, which reaches a field or a method by its name, and which one is not followed/
    }
}
