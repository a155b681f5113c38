//- verdict: failed
//- option: all
//- java-checks: auto
// A thread that is made from another one runs the code of that, also where a function that nobody knows may be what it runs.
import java.util.Optional;

class AskedBesideLambdas {
    static class Worker extends Thread {
        public void run() {
            assert Thread.currentThread() == this;
        }
    }

    static void untyped(Optional<String> name) {
        name.ifPresent(String::length);
    }

    static void started() {
        new Thread(new Worker()).start();
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /the thread is started here with another thread to run, but `AskedBesideLambdas\.Worker\.run` is checked for its own thread only/
    }
}
