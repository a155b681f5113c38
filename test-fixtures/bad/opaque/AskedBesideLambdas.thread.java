//- verdict: failed
//- option: all
//- java-checks: auto
// A function of which no interface is known may be what is called; what the known classes ask of their callers is owed all the same.
import java.util.Optional;

class AskedBesideLambdas {
    interface Job {
        void run();
    }

    static class Worker extends Thread implements Job {
        public void run() {
            assert Thread.currentThread() == this;
        }
    }

    static void untyped(Optional<String> name) {
        name.ifPresent(String::length);
    }

    static void enter(Job job) {
        job.run();
//      ^^^^^^^^^ error[assertion]: /`Thread\.currentThread\(\) == this` may not hold here\./
    }

    static void handed() {
        enter(new Worker());
//      ^^^^^^^^^^^^^^^^^^^ error[assertion]: /`Thread\.currentThread\(\) == this` may not hold here\./
    }
}
