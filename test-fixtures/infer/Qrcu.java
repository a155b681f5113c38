//- infer: safe modular
// QRCU, a read-copy-update whose updater has a fast path: what a reader has seen at the beginning of an update is not taken away before the reader is through.
class Qrcu {
    static volatile int index;
    static volatile int counter0 = 1;
    static volatile int counter1;
    static volatile int progress;

    static class Reader extends Thread {
        @Override public void run() {
            int mine = -1;
            while (mine < 0) {
                if (index == 0) {
                    /*@ atomic */ {
                        if (counter0 > 0) {
                            counter0 = counter0 + 1;
                            mine = 0;
                        }
                    }
                } else {
                    /*@ atomic */ {
                        if (counter1 > 0) {
                            counter1 = counter1 + 1;
                            mine = 1;
                        }
                    }
                }
            }
            progress = 1;
            progress = 2;
            if (mine == 0) {
                /*@ atomic */ { counter0 = counter0 - 1; }
            } else {
                /*@ atomic */ { counter1 = counter1 - 1; }
            }
        }
    }

    static class Updater extends Thread {
        @Override public void run() {
            int before = progress;
            int sum = counter0;
            sum = sum + counter1;
            if (sum <= 1) {
                sum = counter1;
                sum = sum + counter0;
            }
            if (sum > 1) {
                if (index == 0) {
                    /*@ atomic */ { counter1 = counter1 + 1; }
                    index = 1;
                    /*@ atomic */ { counter0 = counter0 - 1; }
                    while (counter0 != 0) {
                        Thread.yield();
                    }
                } else {
                    /*@ atomic */ { counter0 = counter0 + 1; }
                    index = 0;
                    /*@ atomic */ { counter1 = counter1 - 1; }
                    while (counter1 != 0) {
                        Thread.yield();
                    }
                }
            }
            assert !(before == 1 && progress == 1);
        }
    }

    public static void main(String[] args) {
        new Reader().start();
        new Updater().start();
    }
}
