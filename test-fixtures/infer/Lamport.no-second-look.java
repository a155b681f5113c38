//- infer: unsafe
// Lamport's fast mutual exclusion for two: without contention it takes a constant number of steps.
class Lamport {
    static volatile int x;
    static volatile int y;
    static volatile boolean b1;
    static volatile boolean b2;
    static volatile int critical;

    static class First extends Thread {
        @Override public void run() {
            boolean got = false;
            while (!got) {
                b1 = true;
                x = 1;
                if (y != 0) {
                    b1 = false;
                    while (y != 0) {
                        Thread.yield();
                    }
                } else {
                    y = 1;
                    if (x != 0) {
                        got = true;
                    } else {
                        b1 = false;
                        while (b2) {
                            Thread.yield();
                        }
                        if (y == 1) {
                            got = true;
                        } else {
                            while (y != 0) {
                                Thread.yield();
                            }
                        }
                    }
                }
            }
            critical = 1;
            assert critical == 1;
            y = 0;
            b1 = false;
        }
    }

    static class Second extends Thread {
        @Override public void run() {
            boolean got = false;
            while (!got) {
                b2 = true;
                x = 2;
                if (y != 0) {
                    b2 = false;
                    while (y != 0) {
                        Thread.yield();
                    }
                } else {
                    y = 2;
                    if (x == 2) {
                        got = true;
                    } else {
                        b2 = false;
                        while (b1) {
                            Thread.yield();
                        }
                        if (y == 2) {
                            got = true;
                        } else {
                            while (y != 0) {
                                Thread.yield();
                            }
                        }
                    }
                }
            }
            critical = 2;
            assert critical == 2;
            y = 0;
            b2 = false;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
