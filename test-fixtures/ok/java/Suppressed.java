//- verdict: verified
// What `close` throws while another exception is under way is handed to `addSuppressed` of that one: this takes its monitor for a moment, and
// refuses the exception itself.

class Broken extends Exception {
}

class Slot implements AutoCloseable {
    @Override
    public void close() throws Broken {
        throw new Broken();
    }
}

class Suppressed {
    /*@ guarded_by holder == tid */
    private int begun;
    /*@ guarded_by holder == tid */
    private int done;
    //@ global_invariant holder == null ==> begun == done

    //@ requires holder != tid
    synchronized void another() {
        begun++;
        try {
            try (Slot slot = new Slot()) {
                throw new Broken();
            }
        } catch (Broken e) {
        }
        done++;
    }

    /*@ writable_if holder == tid */
    private volatile int count;

    //@ requires holder != tid
    //@ performs (count) { count == \old(count) + 1 }
    synchronized void counted() {
        count = count + 1;
    }
}
