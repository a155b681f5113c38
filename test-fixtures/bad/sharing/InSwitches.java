//- verdict: failed
//- option: all
import java.util.concurrent.atomic.AtomicInteger;

// What happens in a switch, also in one that gives a value and in a guard, happens like anywhere else.
class InSwitches {
    volatile int hits;
    final AtomicInteger n = new AtomicInteger();
    private int x;
    private final Object lock = new Object();

    int counted(int k) { return switch (k) { case 1 -> hits++; default -> 0; }; }
    //                                                 ^^^^^^ error[race]: /`hits` is read and written here in two steps: what another thread writes between them is lost/
    int decided(int k) { return switch (k) { case 1 -> { if (n.get() < 5) n.incrementAndGet(); yield 1; } default -> 0; }; }
    //                                                                    ^^^^^^^^^^^^^^^^^^^ error[race]: /`n` is changed here because of what it was before: another thread may have changed it since/
    int chosen() { int r = switch (n.get()) { case 1: n.set(2); yield 3; default: yield 0; }; return r; }
    //                                                ^^^^^^^^ error[race]: /`n` is changed here because of what it was before: another thread may have changed it since/
    int read(int k) { return switch (k) { case 1 -> x; default -> 0; }; }
    //                                              ^ error[race]: /`x` is read here without holding `lock`, which every write of it holds/
    int guarded(Object o) { return switch (o) { case String s when x > 3 -> 1; default -> 0; }; }
    //                                     ^ warning[null-dereference]: /`o` may be null here\./
    //                                                             ^ error[race]: /`x` is read here without holding `lock`, which every write of it holds/
    void set(int v) { synchronized (lock) { x = v; } }
    void more() { synchronized (lock) { x++; } }
}
