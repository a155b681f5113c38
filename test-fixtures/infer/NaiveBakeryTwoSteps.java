//- infer: unsafe
// The tickets taken in two steps: both may get the same number, and pass each other.
class NaiveBakeryTwoSteps {
    static volatile int ticket1;
    static volatile int ticket2;
    static volatile int critical;

    static class First extends Thread {
        @Override public void run() {
            ticket1 = ticket2 + 1;
            while (ticket2 != 0 && ticket2 < ticket1) {
                Thread.yield();
            }
            critical = 1;
            assert critical == 1;
            ticket1 = 0;
        }
    }

    static class Second extends Thread {
        @Override public void run() {
            ticket2 = ticket1 + 1;
            while (ticket1 != 0 && ticket1 < ticket2) {
                Thread.yield();
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
