//- verdict: failed
//- option: all
//- java-checks: auto
// A class below comes back into what is locked.
abstract class ThisAround implements AutoCloseable {
    private int events;

    public synchronized void hook() {
        events++;
    }

    @Override
    public abstract void close();

    synchronized void byFunction() {
        int before = events;
        Runnable inside = () -> this.close();
        inside.run();
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }

    synchronized void byReference() {
        int before = events;
        Runnable inside = this::close;
        inside.run();
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }
}

class Loud extends ThisAround {
    @Override
    public void close() {
        hook();
    }
}
