//- infer: unsafe
// Peterson's algorithm.
class Peterson {
    static volatile boolean wants1;
    static volatile boolean wants2;
    static volatile int turn;
    static volatile int critical;

    static class First extends Thread {
        @Override public void run() {
            wants1 = true;
            turn = 1;
            while (wants2 && turn == 2) {
                Thread.yield();
            }
            critical = 1;
            assert critical == 1;
            wants1 = false;
        }
    }

    static class Second extends Thread {
        @Override public void run() {
            wants2 = true;
            turn = 1;
            while (wants1 && turn == 1) {
                Thread.yield();
            }
            critical = 2;
            assert critical == 2;
            wants2 = false;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
