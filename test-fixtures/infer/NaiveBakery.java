//- infer: safe modular
// Tickets that are taken in one step each: lower ones first.
class NaiveBakery {
    static volatile int ticket1;
    static volatile int ticket2;
    static volatile int critical;

    static class First extends Thread {
        @Override public void run() {
            /*@ atomic */ { ticket1 = ticket2 + 1; }
            boolean go = false;
            while (!go) {
                /*@ atomic */ { go = ticket2 == 0 || ticket1 < ticket2; }
            }
            critical = 1;
            assert critical == 1;
            ticket1 = 0;
        }
    }

    static class Second extends Thread {
        @Override public void run() {
            /*@ atomic */ { ticket2 = ticket1 + 1; }
            boolean go = false;
            while (!go) {
                /*@ atomic */ { go = ticket1 == 0 || ticket2 < ticket1; }
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
