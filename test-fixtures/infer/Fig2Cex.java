//- infer: unsafe
// After figure 2 of "Learning from mistakes" (Mozilla): the new thread uses the handle that its creator may not have written yet.
class Fig2Cex {
    static volatile int handle;
    static volatile int state;

    static class Creator extends Thread {
        @Override public void run() {
            handle = 7;
            state = 1;
        }
    }

    static class Created extends Thread {
        @Override public void run() {
            int own = handle;
            assert own == 7;
            state = 2;
        }
    }

    public static void main(String[] args) {
        new Creator().start();
        new Created().start();
    }
}
