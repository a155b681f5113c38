//- verdict: failed
// What the static method gives is changed without the lock.
class ValuesOfSwitches {
    static class Count { int n; }
    static final Count first = new Count();
    static final Count second = new Count();

    void counts(int k) {
        new Thread(() -> {
            Count one = switch (k) { case 0 -> first; default -> second; };
            synchronized (ValuesOfSwitches.class) { one.n++; }
        }).start();
        Count other = switch (k) { case 0 -> first; default -> second; };
        synchronized (ValuesOfSwitches.class) { other.n++; }
    }
}

class AfterObjects {
    static class Count { int n; }
    //                       ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
    static final Count only = new Count();
    static Count get() { return only; }
    AfterObjects self() { return this; }

    void counts() {
        new Thread(() -> {
            synchronized (AfterObjects.class) { self().get().n++; }
        }).start();
        new Thread(() -> {
            self().get().n++;
        }).start();
    }
}
