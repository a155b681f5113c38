//- verdict: failed
// An exception that is thrown again by `close` cannot be suppressed by itself: another one comes out.

class Broken extends Exception {
}

class Slot implements AutoCloseable {
    private final /*@ non_null */ Broken kept;

    Slot(/*@ non_null */ Broken kept) {
        this.kept = kept;
    }

    @Override
    public void close() throws Broken {
        throw kept;
    }
}

class Suppressed {
    /*@ guarded_by holder == tid */
    private int begun;
    /*@ guarded_by holder == tid */
    private int done;
    //@ global_invariant holder == null ==> begun == done

    //@ requires holder != tid
    synchronized void another(/*@ non_null */ Broken known) {
        begun++;
        try {
            try (Slot slot = new Slot(known)) {
                throw known;
            }
        } catch (Broken e) {
        }
        done++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/

    /*@ writable_if holder == tid */
    private volatile int count;

    //@ requires holder != tid
    //@ performs (count) { count == \old(count) + 1 }
    synchronized void counted() {
        count = count + 1;
    }
}
