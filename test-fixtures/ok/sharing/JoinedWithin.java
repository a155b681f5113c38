//- verdict: verified
//- java-checks: auto
// A thread that joins what it starts leaves nothing behind.
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
            try {
                inner.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException();
            }
        });
        thread.start();
        thread.join();
        return made.x;
    }
}
