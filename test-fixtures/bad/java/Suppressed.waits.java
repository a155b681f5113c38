//- verdict: failed
// The monitor of an exception that everybody knows may be held by others for as long as they like, and the count has changed by then.

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
    synchronized void counted(/*@ non_null */ Broken known) {
        count = count + 1;
        try (Slot slot = new Slot()) {
//           ^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `addSuppressed`\)/
            throw known;
        } catch (Broken e) {
        }
    }
}
