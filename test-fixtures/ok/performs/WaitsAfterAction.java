//- verdict: verified
// A method that hands something over and waits until it is taken: the monitor is held from its action to the wait, which `modifies \nothing` allows.
class WaitsAfterAction {
    /*@ guarded_by holder == tid */ private boolean full;
    /*@ guarded_by holder == tid */ private int value;

    //@ requires holder != tid
    //@ modifies \nothing
    //@ performs action "Put" (full, value) { full && value == v }
    synchronized void put(int v) throws InterruptedException {
        full = true;
        value = v;
        //@ witness Put
        while (full) wait();
    }

    //@ requires holder != tid
    //@ performs action "Put" (full, value) { full && value == v }
    synchronized void putAndWaitOnce(int v) throws InterruptedException {
        full = true;
        value = v;
        //@ witness Put
        wait();
    }
}
