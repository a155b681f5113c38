//- verdict: failed
// Library methods without a body that wait for others, behind the step that others can see: they see half of the action for as long as that takes.
import java.util.concurrent.*;
class BlocksAfterCommit {
    /*@ writable_if holder == tid */ volatile int x;
    /*@ guarded_by holder == tid */ int y;
    final LinkedBlockingQueue<String> q = new LinkedBlockingQueue<>();
    //@ requires t != null
    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void joins(Thread t) { x++; try { t.join(); } catch (InterruptedException e) { } y++; }
    //                                             ^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `join`\), but the method has already changed something that others can see, so it is not one atomic action/
    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void takes() { x++; try { q.take(); } catch (InterruptedException e) { } y++; }
    //                                     ^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `take`\), but the method has already changed something that others can see, so it is not one atomic action/
    final CyclicBarrier bar = new CyclicBarrier(2);
    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void barrier() { x++; try { bar.await(); } catch (InterruptedException e) { } catch (BrokenBarrierException e) { } y++; }
    //                                       ^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `await`\), but the method has already changed something that others can see, so it is not one atomic action/
}
