//- verdict: failed
// Others take a critical section for one step, so nobody may keep, or wait for, that somebody is in it.

class GhostAsksForItself {
    //@ guarded_by holder == tid
    private int count;
    //@ ghost boolean mine;
    //@ ghost Thread last;
    volatile boolean seen;

    //@ performs (count) { count == \old(count) + 2 }
    synchronized void add() {
        count = count + 1;
        count = count + 1;
    }

    //@ performs (mine) { mine == (\old(holder) != null) }
    void ask() {
        //@ set mine = holder != null
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^ error[read-discipline]: /`holder` is read here while another thread may hold the monitor, which methods with `performs` rely on nobody doing; `holder == tid` may be asked at any time/
    }

    //@ performs (last) { last == \old(holder) }
    void note() {
        //@ set last = holder
        //  ^^^^^^^^^^^^^^^^^ error[read-discipline]: /`holder` is read here while another thread may hold the monitor, which methods with `performs` rely on nobody doing; `holder == tid` may be asked at any time/
    }

    //@ performs (mine) { true }
    void noteAll() {
        //@ set mine = (\forall GhostAsksForItself o; o.holder == null)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[read-discipline]: /`holder` is read here while another thread may hold the monitor, which methods with `performs` rely on nobody doing; `holder == tid` may be asked at any time/
    }

    //@ performs (seen) { seen && \old(holder) != null }
    void whenTaken() {
        /*@ atomic */ {
            //@ assume holder != null
            //  ^^^^^^^^^^^^^^^^^^^^^ error[read-discipline]: /`holder` is read here while another thread may hold the monitor, which methods with `performs` rely on nobody doing; `holder == tid` may be asked at any time/
            seen = true;
        }
    }
}
