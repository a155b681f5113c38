//- infer: unsafe
// The bakery algorithm for two.
class Bakery {
    static volatile boolean choosing1;
    static volatile boolean choosing2;
    static volatile int ticket1;
    static volatile int ticket2;
    static volatile int critical;

    static class First extends Thread {
        @Override public void run() {
            choosing1 = true;
            int seen = ticket2;
            ticket1 = seen + 1;
            choosing1 = false;
            boolean go = false;
            while (!go) {
                int other = ticket2;
                go = other == 0 || ticket1 <= other;
            }
            critical = 1;
            assert critical == 1;
            ticket1 = 0;
        }
    }

    static class Second extends Thread {
        @Override public void run() {
            choosing2 = true;
            int seen = ticket1;
            ticket2 = seen + 1;
            choosing2 = false;
            boolean go = false;
            while (!go) {
                int other = ticket1;
                go = other == 0 || ticket2 < other;
            }
            critical = 2;
            assert critical == 2;
            ticket2 = 0;
        }
    }

    public static void main(String[] args) {
        new First().start();
        new Second().start();
    }
}
