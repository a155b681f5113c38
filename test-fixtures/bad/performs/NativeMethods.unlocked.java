//- verdict: failed
// What a native method requires is owed at its call, and what it changes may be changed by others, too. Without a specification nothing is known of it.
class Device {
    private final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */
    int block;
    volatile int ticks;

    //@ requires lock.holder == tid
    //@ modifies block
    //@ ensures block == b
    native void put(int b);

    //@ performs (ticks) { ticks == \old(ticks) + 1 }
    native void tick();

    native void reset();
    //          ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a native method/

    //@ performs (block) { block == b }
    void write(int b) {
        put(b);
//      ^^^^^^ error[not-atomic]: /other threads may access what `Device\.put` changes while it runs, so this call is not one step of what `Device\.write` performs\. A call by specification is one step where all that `modifies` names is this thread's alone; with `performs` the callee would be the actions that it performs/
//      ^^^^^^ error[precondition]: /`Device\.put` requires `lock\.holder == tid`, which may not hold here/
    }

    //@ performs (ticks) { ticks == \old(ticks) + 2 }
    void twice() {
        tick();
        tick();
//      ^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it or never come to an end \(it performs `Device\.tick`\), but the method has already changed something that others can see, so it is not one atomic action/
    }

    void again() {
        reset();
//      ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `Device\.reset`, which is not translated: a native method/
    }
}
