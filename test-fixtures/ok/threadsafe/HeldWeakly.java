//- verdict: verified
//- java-checks: auto
// What a class keeps in objects of the library that have no specification here is part of its state, too.
import java.lang.ref.WeakReference;

class HeldWeaklyCell {
    @GuardedBy("this") private int n;
    synchronized void up() { n++; }
}

@ThreadSafe class HeldWeakly {
    private final WeakReference<HeldWeaklyCell> cell;
    private final ThreadLocal<HeldWeaklyOwn> own = new ThreadLocal<>();

    HeldWeakly(HeldWeaklyCell cell) { this.cell = new WeakReference<>(cell); }

    void up() {
        HeldWeaklyCell found = cell.get();
        if (found != null) found.up();
    }
}

class HeldWeaklyOwn {
    private int n;
    //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void up() { n++; }
}
