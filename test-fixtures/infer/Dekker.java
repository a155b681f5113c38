//- infer: safe
// Dekker's algorithm.
class Dekker {
    static volatile boolean wants1;
    static volatile boolean wants2;
    static volatile int turn = 1;
    static volatile int critical;

    static class First extends Thread {
        @Override public void run() {
            wants1 = true;
            while (wants2) {
                if (turn == 2) {
                    wants1 = false;
                    while (turn == 2) {
                        Thread.yield();
                    }
                    wants1 = true;
                }
            }
            critical = 1;
            assert critical == 1;
            turn = 2;
            wants1 = false;
        }
    }

    static class Second extends Thread {
        @Override public void run() {
            wants2 = true;
            while (wants1) {
                if (turn == 1) {
                    wants2 = false;
                    while (turn == 1) {
                        Thread.yield();
                    }
                    wants2 = true;
                }
            }
            critical = 2;
            assert critical == 2;
            turn = 1;
            wants2 = false;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
