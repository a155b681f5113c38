//- verdict: failed
// A `run` with a specification stands for its calls: nothing may be believed of who enters it but what that says.

class Counter {
    /*@ guarded_by holder == tid */
    int n;

    //@ requires holder != tid
    //@ modifies n
    void add() {
        synchronized (this) {
            n++;
        }
    }
}

class Specified extends Thread {
    /*@ non_null */ final Counter counter;

    //@ requires counter != null
    Specified(Counter counter) {
        this.counter = counter;
    }

    /** Its calls rely on its own check. */
    //@ modifies counter.n
    @Override
    public void run() {
        counter.add();
//      ^^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold here/
    }
}

class Again extends Specified {
    //@ requires counter != null
    Again(Counter counter) {
        super(counter);
    }

    @Override
    public void run() {
        counter.add();
//      ^^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold here/
    }
}

interface Task extends Runnable {
    //@ modifies \nothing
    void run();
}

class Tasks {
    /*@ non_null */ final Counter counter = new Counter();

    void given() {
        new Thread(new Task() {
            public void run() {
                //@ assert counter.holder != tid
                //         ^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`counter\.holder != tid` may not hold here\./
            }
        }).start();
    }
}
