//- verdict: failed
//- java-checks: auto
// The object that is kept so has nothing that protects it.
import java.lang.ref.WeakReference;

class HeldWeaklyCell {
    private int n;
    void up() { n++; }
    //          ^ error[race]: /`n` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
}

@ThreadSafe class HeldWeakly {
    private final WeakReference<HeldWeaklyCell> cell;
    private final ThreadLocal<HeldWeaklyOwn> own = new ThreadLocal<>();

    HeldWeakly(HeldWeaklyCell cell) { this.cell = new WeakReference<>(cell); }

    void up() {
        HeldWeaklyCell found = cell.get();
        if (found != null) found.up();
        //                 ^^^^^^^^^^ error[race]: /`n` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
        //                 ^^^^^^^^^^ error[race]: /`n` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }
}

class HeldWeaklyOwn {
    private int n;
    //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void up() { n++; }
}
