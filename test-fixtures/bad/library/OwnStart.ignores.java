//- verdict: failed
//- option: all
// A second `start` of what starts nothing is none.
class OwnStart {
    static class Refuses extends Thread {
        @Override
        public void start() {
            throw new IllegalStateException();
        }
    }

    static class Ignores extends Thread {
        @Override
        public synchronized void start() {
        }
    }

    static class GoesOn extends Thread {
        @Override
        public synchronized void start() {
            super.start();
        }
    }

    static void refused() {
        Thread thread = new Refuses();
        try {
            thread.start();
            assert false;
        } catch (IllegalStateException expected) {
            return;
        }
    }

    static void ignoredTwice() {
        Thread thread = new Ignores();
        try {
            thread.start();
            thread.start();
            assert false;
            //     ^^^^^ error[assertion]: /`false` may not hold here\./
        } catch (IllegalThreadStateException expected) {
            return;
        }
    }

    static void startedTwice() {
        Thread thread = new GoesOn();
        thread.start();
        try {
            thread.start();
            assert false;
        } catch (IllegalThreadStateException expected) {
            return;
        }
    }
}
