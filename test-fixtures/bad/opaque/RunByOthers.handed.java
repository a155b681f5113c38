//- verdict: unsupported
//- option: all
//- java-checks: auto
// The code of a thread, run by another one: through a name that nobody knows here, and by who runs what he is given.
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;

class RunByOthers extends Thread {
    public void run() {
        assert Thread.currentThread() == this;
    }

    static void byName() {
        List.of(new RunByOthers()).forEach(RunByOthers::run);
        //                                 ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `run`, on an object of a class that is not known here, and may run the code of `RunByOthers` without starting it\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    static void byLambda() {
        Optional.of(new RunByOthers()).ifPresent(one -> one.run());
        //                                              ^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `run`, on an object of a class that is not known here, and may run the code of `RunByOthers` without starting it\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
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

    interface Job extends Runnable { }
    static class Own extends RunByOthers implements Job { }

    static void seenAsRunnable(ExecutorService pool) {
        Runnable one = new RunByOthers();
        //             ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `Runnable`, so that the code of `RunByOthers` may run without starting it: start the thread, or hand over a Runnable that is no thread/
        pool.execute(one);
    }

    static void inAList(ExecutorService pool, List<Runnable> all) {
        all.add(new RunByOthers());
        //      ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `Runnable`, so that the code of `RunByOthers` may run without starting it: start the thread, or hand over a Runnable that is no thread/
        all.forEach(pool::execute);
    }

    static void seenAsJob(Job[] all) {
        all[0] = new Own();
        //       ^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `RunByOthers\.Job`, so that the code of `RunByOthers\.Own` may run without starting it: start the thread, or hand over a Runnable that is no thread/
    }

    static void anyThread(Thread one, ExecutorService pool) {
        Runnable seen = one;
        //              ^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `Runnable`, so that the code of `RunByOthers` may run without starting it: start the thread, or hand over a Runnable that is no thread/
        pool.execute(seen);
    }

    static void cast(ExecutorService pool) {
        pool.execute((Runnable) new RunByOthers());
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `execute`, which runs the code of `RunByOthers` without starting it: start the thread, or hand over a Runnable that is no thread/
        //           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `Runnable`, so that the code of `RunByOthers` may run without starting it: start the thread, or hand over a Runnable that is no thread/
    }

    static void inATask() {
        new FutureTask<Void>(new RunByOthers(), null).run();
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `FutureTask`, which runs the code of `RunByOthers` without starting it: start the thread, or hand over a Runnable that is no thread/
    }

    static void inACallable(ExecutorService pool) {
        pool.submit(Executors.callable(new RunByOthers()));
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `callable`, which runs the code of `RunByOthers` without starting it: start the thread, or hand over a Runnable that is no thread/
    }

    static CyclicBarrier atABarrier(RunByOthers one) {
        return new CyclicBarrier(2, one);
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `CyclicBarrier`, which runs the code of `RunByOthers` without starting it: start the thread, or hand over a Runnable that is no thread/
    }
}
