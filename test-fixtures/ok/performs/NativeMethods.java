//- verdict: verified
// Native methods with a specification are believed, and every result that needs one says so.
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

    //@ performs (block) { block == b }
    void write(int b) {
        synchronized (lock) {
            put(b);
        }
    }

    //@ performs (ticks) { ticks == \old(ticks) + 1 }
    void relay() {
        tick();
    }
}
