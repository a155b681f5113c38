//- verdict: unsupported
//- option: all
//- java-checks: auto
// The code of a thread, run by another one: through a name that nobody knows here, and by who runs what he is given.
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;

class RunByOthers extends Thread {
    public void run() {
        assert Thread.currentThread() == this;
    }

    static void byName() {
        List.of(new RunByOthers()).forEach(RunByOthers::run);
        //                                 ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `run`, on an object of a class that is not known here, and may run `RunByOthers` without starting it\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    static void byLambda() {
        Optional.of(new RunByOthers()).ifPresent(one -> one.run());
        //                                              ^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `run`, on an object of a class that is not known here, and may run `RunByOthers` without starting it\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    static void handed(ExecutorService pool) {
        pool.execute(new RunByOthers());
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `execute`, which runs the code of `RunByOthers` without starting it/
    }

    static void handedTwice(ExecutorService pool, RunByOthers one) {
        pool.submit(one);
//      ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `submit`, which runs the code of `RunByOthers` without starting it/
        pool.submit(one);
//      ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `submit`, which runs the code of `RunByOthers` without starting it/
    }
}
