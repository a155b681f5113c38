//- verdict: failed
//- option: all
// A thread that is made from another one, whose type is only a variable there.
interface Job extends Runnable {}

class Runs extends Thread implements Job {
    /*@ unwritable_by_env_if tid == this */ int m;

    @Override public void run() {
        m = 1;
    }
}

class ThreadsByTypeVariables {
    <T extends Job> void begin(T x) {
        new Thread(x).start();
//      ^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /the thread is started here with another thread to run, but `Runs\.run` is checked for its own thread only/
    }

    void go() {
        begin(new Runs());
//      ^^^^^^^^^^^^^^^^^ error[precondition]: /the thread is started here with another thread to run, but `Runs\.run` is checked for its own thread only/
    }
}
