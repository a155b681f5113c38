//- infer: safe
// Szymanski's algorithm for two.
class Szymanski {
    static volatile int flag1;
    static volatile int flag2;
    static volatile int critical;

    static class First extends Thread {
        @Override public void run() {
            flag1 = 1;
            while (flag2 >= 3) {
                Thread.yield();
            }
            flag1 = 3;
            if (flag2 == 1) {
                flag1 = 2;
                while (flag2 != 4) {
                    Thread.yield();
                }
            }
            flag1 = 4;
            critical = 1;
            assert critical == 1;
            boolean go = false;
            while (!go) {
                int other = flag2;
                go = other < 2 || other > 3;
            }
            flag1 = 0;
        }
    }

    static class Second extends Thread {
        @Override public void run() {
            flag2 = 1;
            while (flag1 >= 3) {
                Thread.yield();
            }
            flag2 = 3;
            if (flag1 == 1) {
                flag2 = 2;
                while (flag1 != 4) {
                    Thread.yield();
                }
            }
            flag2 = 4;
            while (flag1 >= 2) {
                Thread.yield();
            }
            critical = 2;
            assert critical == 2;
            flag2 = 0;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
