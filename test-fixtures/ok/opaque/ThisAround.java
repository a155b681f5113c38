//- verdict: verified
//- option: all
//- java-checks: auto
// All classes below are known, so what the object around runs is known as well.
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
    }

    synchronized void byReference() {
        int before = events;
        Runnable inside = this::close;
        inside.run();
        assert before == events;
    }
}

class Quiet extends ThisAround {
    @Override
    public void close() {
    }
}
