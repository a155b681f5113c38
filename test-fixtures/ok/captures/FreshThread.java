//- verdict: verified
// A thread that begins holds no monitor: what its `run` requires of monitors holds at the start, and what is made for a thread alone may rely on it.

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
}

class Asking extends Thread {
    private final Counter counter;

    //@ requires counter != null
    Asking(Counter counter) {
        this.counter = counter;
    }

    //@ requires counter != null && counter.holder != tid
    @Override
    public void run() {
        counter.add();
    }

    //@ requires counter != null
    static void go(Counter counter) {
        new Asking(counter).start();
    }

    /** Whatever the one who starts it holds. */
    //@ requires counter != null
    static void holding(Counter counter) {
        synchronized (counter) {
            new Asking(counter).start();
        }
    }
}

class AskingTarget implements Runnable {
    private final Counter counter;

    //@ requires counter != null
    AskingTarget(Counter counter) {
        this.counter = counter;
    }

    //@ requires counter != null && counter.holder != tid
    public void run() {
        counter.add();
    }

    //@ requires counter != null
    static void go(Counter counter) {
        Runnable target = new AskingTarget(counter);
        Thread thread = new Thread(target);
        thread.start();
    }
}

class Silent extends Thread {
    /*@ non_null */ final Counter counter;
    static volatile Counter shared;

    //@ requires counter != null
    Silent(Counter counter) {
        this.counter = counter;
    }

    @Override
    public void run() {
        counter.add();
        Counter late = shared;
        if (late != null) {
            late.add();
        }
        while (true) {
            Counter later = shared;
            if (later == null) {
                return;
            }
            later.add();
        }
    }

    /** Called like any other method, its body stands for the call. */
    //@ requires silent != null && silent.counter.holder != tid
    static void plainly(Silent silent) {
        silent.counter.add();
    }
}

class Made {
    /*@ non_null */ final Counter counter = new Counter();

    void lambda() {
        new Thread(() -> counter.add()).start();
    }

    void reference() {
        Thread thread = new Thread(counter::add, "adds");
        thread.start();
    }

    void anonymous() {
        new Thread(new Runnable() {
            public void run() {
                counter.add();
            }
        }).start();
    }

    void thread() {
        new Thread() {
            @Override
            public void run() {
                counter.add();
            }
        }.start();
    }

    class Inner extends Thread {
        @Override
        public void run() {
            counter.add();
        }
    }

    void inner() {
        Inner inner = new Inner();
        inner.start();
    }
}
