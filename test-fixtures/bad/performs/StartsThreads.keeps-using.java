//- verdict: failed
// Methods that start threads besides the one action that they perform: what the threads do are steps of others.
class StartsThreads {
    //@ guarded_by holder == tid
    private int started;
    private volatile int done;

    //@ performs (started) { started == \old(started) + 1 }
    void launch() {
        synchronized (this) {
            started++;
        }
        new Thread(() -> { done = 1; }).start();
    }

    //@ performs (started) { started == \old(started) + 1 }
    void launchInside() {
        synchronized (this) {
            Thread t = new Thread(this::work);
            t.start();
            started++;
        }
    }

    void work() {
        synchronized (this) {
            started = 0;
        }
    }

    //@ performs (started) { started == n }
    void crowd(int n) {
        for (int i = 0; i < n; i++) new Thread(this::work).start();
        synchronized (this) {
            started = n;
        }
    }

    //@ performs (t.start) { t.start }
    void begin(/*@ non_null */ Thread t) {
        t.start();
    }

    //@ performs () { \result == 1 }
    int first() {
    //  ^^^^^ error[performs]: /`StartsThreads\.first` does not do what its action says when it returns: `\\result == 1` may not hold/
        Cup cup = new Cup();
        cup.content = 1;
        new Thread(() -> { cup.content = 2; }).start();
        return cup.content;
    }

    static class Cup {
        volatile int content;
    }
}
