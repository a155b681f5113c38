//- verdict: failed
//- java-checks: auto
// The thread that is joined has left one behind.
class JoinedWithin {
    private int x;

    synchronized void inc() {
        x++;
    }

    static void both(JoinedWithin made) {
        Thread inner = new Thread(made::inc);
        inner.start();
        try {
            inner.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException();
        }
    }

    static int total() throws InterruptedException {
        JoinedWithin made = new JoinedWithin();
        Thread thread = new Thread(() -> {
            Thread inner = new Thread(made::inc);
            inner.start();
        });
        thread.start();
        thread.join();
        return made.x;
        //     ^^^^^^ error[race]: /`made\.x` is read here without holding `this`, which every write of it holds/
    }
}
