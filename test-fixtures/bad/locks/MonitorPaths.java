//- verdict: failed
// Who holds the monitor where.

class MonitorPaths {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    void afterIf(boolean c) {
        if (c) {
            synchronized (this) {
                n = 1;
            }
        }
        n = 2;
//      ^^^^^ error[write-discipline]
    }

    void inFinally() {
        try {
            synchronized (this) {
                n = 1;
                return;
            }
        } finally {
            n = 2;
//          ^^^^^ error[write-discipline]
        }
    }

    void otherLocal(MonitorPaths other) {
        MonitorPaths it = this;
        synchronized (it) {
            it = other;
            n = 3;
        }
    }

    void otherObject(MonitorPaths other) {
        MonitorPaths it = this;
        synchronized (it) {
            if (other != null) {
                it = other;
                it.n = 3;
//              ^^^^^^^^ error[write-discipline]
            }
        }
    }

    void afterLoop() {
        int i = 0;
        while (i < 3) {
            synchronized (this) {
                n = i;
            }
            i++;
        }
        n = 9;
//      ^^^^^ error[write-discipline]
    }

    synchronized void afterOther() {
        synchronized (new Object()) {
            n = 1;
        }
        n = 2;
    }

    static synchronized void ofTheClass(MonitorPaths one) {
        if (one != null) {
            one.n = 1;
//          ^^^^^^^^^ error[write-discipline]
        }
    }

    synchronized void waiting() throws InterruptedException {
        int seen = n;
        while (n == seen) {
            wait();
        }
        /*@ assert n == seen */
        //         ^^^^^^^^^ error[assertion]
    }
}
