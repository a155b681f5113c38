//- verdict: failed
// Ways in which a thread could be believed to hold no monitor though it does.

class Counter {
    /*@ guarded_by holder == tid */
    private int n;
    //@ global_invariant holder == null ==> n >= 0

    //@ requires holder != tid
    void add() {
        synchronized (this) {
            n++;
        }
    }

    //@ requires holder == tid
    void addHolding() {
        n++;
    }
}

class Silent extends Thread {
    /*@ non_null */ final Counter counter;

    //@ requires counter != null
    Silent(Counter counter) {
        this.counter = counter;
    }

    //- verdict Silent.run: verified
    @Override
    public void run() {
        counter.add();
    }

    /** Not by a new thread, but by the one that holds the monitor. */
    //@ requires silent != null
    static void plainly(Silent silent) {
        synchronized (silent.counter) {
            silent.run();
//          ^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
        }
    }

    /** Nor is anything known of who enters here. */
    //@ requires silent != null
    static void anyhow(Silent silent) {
        silent.run();
//      ^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
    }
}

class Above extends Silent {
    //@ requires counter != null
    Above(Counter counter) {
        super(counter);
    }

    @Override
    public void run() {
        synchronized (counter) {
            super.run();
//          ^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
        }
    }
}

class Starting extends Silent {
    //@ requires counter != null
    Starting(Counter counter) {
        super(counter);
    }

    /** Starts nothing. */
    @Override
    public void start() {
        synchronized (counter) {
            run();
//          ^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
        }
    }
}

class Holding extends Thread {
    /*@ non_null */ final Counter counter;

    //@ requires counter != null
    Holding(Counter counter) {
        this.counter = counter;
    }

    //@ requires counter.holder == tid
    @Override
    public void run() {
    //          ^^^ error[vacuous]: /nothing can call `Holding\.run`: its requires clauses, the invariants and the axioms contradict each other, so that everything about it would be provable/
        counter.addHolding();
    }

    //@ requires counter != null
    static void go(Counter counter) {
        synchronized (counter) {
            new Holding(counter).start();
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /the thread is started here, but `Holding\.run` requires `counter\.holder == tid`, which may not hold/
        }
    }
}

class Free extends Thread {
    /*@ non_null */ final Counter counter;

    //@ requires counter != null
    Free(Counter counter) {
        this.counter = counter;
    }

    //@ requires counter.holder == null
    @Override
    public void run() {
        //@ assert counter.holder == null
        //         ^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`counter\.holder == null` may not hold here\./
    }

    //@ requires counter != null
    static void go(Counter counter) {
        new Free(counter).start();
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /the thread is started here, but `Free\.run` requires `counter\.holder == null`, which may not hold/
    }
}

class Made {
    /*@ non_null */ final Counter counter = new Counter();

    void stored() {
        Runnable target = () -> counter.add();
        //                      ^^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
        new Thread(target).start();
        synchronized (counter) {
            target.run();
//          ^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
        }
    }

    /** Run by threads only, but a local could lead anywhere. */
    void twice() {
        Runnable target = () -> counter.add();
        //                      ^^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
        new Thread(target).start();
        new Thread(target).start();
    }

    //- verdict Made.plainly: unsupported
    void plainly() {
        Thread thread = new Thread(() -> counter.add());
        synchronized (counter) {
            thread.run();
//          ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Thread\.run`, which may run the code of a thread without starting it/
        }
    }

    /** It takes the monitor itself. */
    void taken() {
        new Thread(() -> {
            synchronized (counter) {
                counter.add();
//              ^^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
            }
        }).start();
    }

    void holding() {
        new Thread(() -> counter.addHolding()).start();
        //               ^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`Counter\.addHolding` requires `holder == tid`, which may not hold at this call\./
    }
}

class Leaking {
    static volatile Runnable leaked;
    /*@ non_null */ final Counter counter = new Counter();

    void leak() {
        new Thread(new Runnable() {
            public void run() {
                leaked = this;
                counter.add();
            }
        }).start();
    }

    void use() {
        Runnable one = leaked;
        if (one != null) {
            synchronized (counter) {
                one.run();
//              ^^^^^^^^^ error[assertion]: /`counter\.holder == null` may not hold here\./
//              ^^^^^^^^^ error[precondition]: /`Counter\.addHolding` requires `holder == tid`, which may not hold at this call\./
//              ^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
//              ^^^^^^^^^ error[precondition]: /`Free\.run` requires `counter\.holder == null`, which may not hold at this call\./
//              ^^^^^^^^^ error[precondition]: /`Holding\.run` requires `counter\.holder == tid`, which may not hold at this call\./
            }
        }
    }
}

class Eager extends Thread {
    Eager(Runnable target) {
        super(target);
        target.run();
//      ^^^^^^^^^^^^ error[assertion]: /`counter\.holder == null` may not hold here\./
//      ^^^^^^^^^^^^ warning[null-dereference]: /`target` may be null here\./
//      ^^^^^^^^^^^^ error[precondition]: /`Counter\.addHolding` requires `holder == tid`, which may not hold at this call\./
//      ^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
//      ^^^^^^^^^^^^ error[precondition]: /`Free\.run` requires `counter\.holder == null`, which may not hold at this call\./
//      ^^^^^^^^^^^^ error[precondition]: /`Holding\.run` requires `counter\.holder == tid`, which may not hold at this call\./
    }
}

class Eagerly {
    /*@ non_null */ final Counter counter = new Counter();

    synchronized void make() {
        new Eager(() -> counter.add());
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
        //              ^^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
    }
}

class Loops extends Thread {
    /*@ non_null */ final Counter counter = new Counter();

    @Override
    public void run() {
        while (true) {
            synchronized (counter) {
                counter.add();
//              ^^^^^^^^^^^^^ error[precondition]: /`Counter\.add` requires `holder != tid`, which may not hold at this call\./
            }
        }
    }
}
