//- verdict: failed
//- option: all
//- java-checks: auto
// Nothing of the class above says that its object may be a type of the library: a class below has a supertype that is not known.
class Named {
    Runnable me() {
        return (Runnable) (Object) this;
    }
}

class SeenThroughThis extends Named implements com.foo.Task {
    private int runs;

    public void run() {
        runs++;
    }

    static void called() {
        SeenThroughThis task = new SeenThroughThis();
        task.runs = 0;
        Runnable runnable = task.me();
        runnable.run();
        assert task.runs == 0;
        //     ^^^^^^^^^^^^^^ error[assertion]: /`task\.runs == 0` may not hold here\./
    }
}

class KnownAsOne implements Runnable {
    public void run() {}
}
