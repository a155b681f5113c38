//- verdict: failed
//- option: all
//- java-checks: auto
// A class with a superclass that is not known may be a type of the library: it is where Java lets it be one.
class StrangersAsRunnables extends com.foo.Task {
    private int runs;

    public void run() {
        runs++;
    }

    static void called() {
        StrangersAsRunnables task = new StrangersAsRunnables();
        task.runs = 0;
        Runnable runnable = task;
        runnable.run();
        assert task.runs == 0;
        //     ^^^^^^^^^^^^^^ error[assertion]: /`task\.runs == 0` may not hold here\./
    }

    static void looked(Object other) {
        StrangersAsRunnables task = new StrangersAsRunnables();
        Object seen = task;
        if (seen instanceof Runnable) {
            assert other == null;
            //     ^^^^^^^^^^^^^ error[assertion]: /`other == null` may not hold here\./
        }
    }
}

class KnownAsOne implements Runnable {
    public void run() {}
}
