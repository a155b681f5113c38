//- verdict: failed
//- option: all
//- java-checks: auto
// What a class has of the library its unknown superclass may have, too, and that may call back.
class InheritsUnseen extends com.foo.Base {
    private int events;

    @Override public synchronized void hook() {
        events++;
    }

    synchronized void byName() {
        int before = events;
        toString();
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }

    synchronized void inText() {
        int before = events;
        String text = "of " + this;
        assert before == events;
        //     ^^^^^^^^^^^^^^^^ error[assertion]: /`before == events` may not hold here\./
    }

    synchronized void ofOwnClass() {
        int before = events;
        getClass();
        assert before == events;
    }
}
