//- verdict: unsupported
//- option: all
//- java-checks: auto
// What a thread is made from is checked for a thread that begins with it, and holds nothing; here others run it, with a monitor.
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;

class RunOfTarget {
    static final Object LOCK = new Object();

    static Thread made() {
        return new Thread(() -> {
            assert !Thread.holdsLock(LOCK);
        });
    }

    static void itself() {
        Thread made = made();
        synchronized (LOCK) {
            made.run();
//          ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Thread\.run`, which may run the code of a thread without starting it/
        }
    }

    static void asRunnable() {
        Runnable made = made();
        //              ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `Runnable`, so that what a thread was made from may run without starting it: start the thread, or hand over a Runnable that is no thread/
        synchronized (LOCK) {
            made.run();
//          ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Runnable\.run`, which may run the code of a thread without starting it/
        }
    }

    static void inATask() {
        Thread made = made();
        synchronized (LOCK) {
            new FutureTask<Object>(made, null).run();
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `FutureTask`, which runs what a thread was made from without starting it: start the thread, or hand over a Runnable that is no thread/
        }
    }

    static void byReference() {
        Thread made = made();
        synchronized (LOCK) {
            List.of(made).forEach(Thread::run);
            //                    ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a reference to `run`, which may run what a thread was made from without starting it\. Write a lambda expression that calls it, with a declared type/
        }
    }

    static void byName() {
        Thread made = made();
        synchronized (LOCK) {
            Optional.of(made).get().run();
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `run`, on an object of a class that is not known here, and may run what a thread was made from without starting it\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
        }
    }

    static void then() {
        Thread made = made();
        synchronized (LOCK) {
            CompletableFuture.completedFuture(1).thenRun(made);
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `thenRun`, which runs what a thread was made from without starting it: start the thread, or hand over a Runnable that is no thread/
        }
    }
}
