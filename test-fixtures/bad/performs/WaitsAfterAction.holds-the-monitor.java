//- verdict: failed
// Without `modifies` the monitor would be seen to be taken between the action and the wait: the message says so. And a method that changes more behind its action.
class WaitsAfterAction {
    /*@ guarded_by holder == tid */ private boolean full;
    /*@ guarded_by holder == tid */ private int value;

    //@ requires holder != tid
    //@ performs action "Put" (full, value) { full && value == v }
    synchronized void put(int v) throws InterruptedException {
        full = true;
        value = v;
        //@ witness Put
        while (full) wait();
//      ^^^^^^^^^^^^^^^^^^^^ error[performs]: /`WaitsAfterAction\.put` changes more than its action `Put` names up to here; a lock that it has taken and still holds counts, too \(with `modifies \\nothing` it may hold locks from one action to the next\)/
    }

    //@ requires holder != tid
    //@ modifies \nothing
    //@ performs action "Put" (full, value) { full && value == v }
    synchronized void putAndClear(int v) throws InterruptedException {
    //                ^^^^^^^^^^^ error[performs]: /`WaitsAfterAction\.putAndClear` returns after changing something that others can see, and no witness says which action that was/
        full = true;
        value = v;
        //@ witness Put
        while (full) wait();
        value = 0;
    }
}
