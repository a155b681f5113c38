//- verdict: failed
// Between its sequences a method with `modifies` may hold monitors that its caller does not; it may not give up one that the caller holds.

class GivesUpCallers {
    //@ guarded_by holder == tid
    private int count;

    //@ modifies \nothing
    //@ performs (count) { count == \old(count) + 1 }
    synchronized void add() throws InterruptedException {
        wait();
//      ^^^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `this` again\), but the method has already changed something that others can see, so it is not one atomic action\. Waiting gives the monitor up even where a caller holds it; `requires holder != tid` \(of the object that it waits for\) says that none does/
        count++;
    }
}
