//- verdict: failed
// An atomic reference may hold itself, or what leads back to it: then its text never comes to an end. Not between the parts of an action.
import java.util.concurrent.atomic.AtomicReference;

class ReferencesHoldThemselves {
    private final Object a = new Object(), b = new Object();
    /*@ guarded_by a.holder == tid */ private int x;
    /*@ guarded_by b.holder == tid */ private int y;

    record Cell(AtomicReference<Cell> next) { }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    //@ requires a.holder != tid && b.holder != tid
    void direct(/*@ non_null */ AtomicReference<Object> of) {
        synchronized (b) {
            synchronized (a) { x++; }
            String s = String.valueOf(of);
            //         ^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `valueOf`\), but the method has already changed something that others can see, so it is not one atomic action; a lock that it has taken and still holds counts, too \(with `modifies \\nothing` it may hold locks from one action to the next\)/
            y++;
        }
    }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    //@ requires a.holder != tid && b.holder != tid
    void within(/*@ non_null */ Cell cell) {
        synchronized (b) {
            synchronized (a) { x++; }
            String s = cell.toString();
            //         ^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `toString`\), but the method has already changed something that others can see, so it is not one atomic action; a lock that it has taken and still holds counts, too \(with `modifies \\nothing` it may hold locks from one action to the next\)/
            y++;
        }
    }
}
